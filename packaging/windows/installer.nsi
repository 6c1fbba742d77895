; SPDX-License-Identifier: MIT
; The installer for Windows, for one person and without administrator's rights:
;   makensis -DVERSION=0.1.0 -DSOURCE=dist\wizardtable -DICONS=build\package -DTARGET=dist installer.nsi
; An update replaces the program; saves are in %LOCALAPPDATA%\wizardtable and are never touched.

Unicode true
!ifdef ARCHITECTURE
Target "${ARCHITECTURE}" ; only for a trial on a system without 32 bits
!endif
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Wizardtable"
!define CLASSES "Software\Classes"

Name "Wizardtable"
OutFile "${TARGET}/wizardtable-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Wizardtable"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Wizardtable"
VIAddVersionKey /LANG=1033 "FileDescription" "Wizardtable Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "The wizardtable developers"

!define MUI_ICON "${ICONS}/icon.ico"
!define MUI_UNICON "${ICONS}/icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\wizardtable.exe"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}/setup.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString WelcomeText ${LANG_ENGLISH} "Wizardtable is installed for you alone; no administrator is needed.$\r$\n$\r$\nAn earlier version is replaced. Your matches and preferences stay as they are."
LangString WelcomeText ${LANG_FRENCH} "Wizardtable s’installe pour votre compte seulement, sans droits d’administrateur.$\r$\n$\r$\nUne version antérieure est remplacée. Vos parties et vos préférences restent telles quelles."
LangString SaveKind ${LANG_ENGLISH} "Wizardtable match"
LangString SaveKind ${LANG_FRENCH} "Partie de Wizardtable"
LangString ChallengeKind ${LANG_ENGLISH} "Wizardtable challenge"
LangString ChallengeKind ${LANG_FRENCH} "Défi de Wizardtable"
LangString StillOpen ${LANG_ENGLISH} "Wizardtable is open. Close it, then try again."
LangString StillOpen ${LANG_FRENCH} "Wizardtable est ouvert. Fermez-le, puis réessayez."

; A program that runs cannot be replaced: its file cannot be opened for writing.
!macro WaitUntilClosed
  again:
  IfFileExists "$INSTDIR\wizardtable.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\wizardtable.exe" a
  IfErrors 0 opened
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
  Abort
  opened:
  FileClose $0
  closed:
!macroend

Section
  !insertmacro WaitUntilClosed
  RMDir /r "$INSTDIR\_internal" ; what an earlier version had and this one has not
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  File "/oname=save.ico" "${ICONS}/save.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Wizardtable.lnk" "$INSTDIR\wizardtable.exe"

  WriteRegStr HKCU "${CLASSES}\.wizardtable" "" "Wizardtable.Match"
  WriteRegStr HKCU "${CLASSES}\.wizardtable" "Content Type" "application/x-wizardtable"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Match" "" "$(SaveKind)"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Match\DefaultIcon" "" "$INSTDIR\save.ico"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Match\shell\open\command" "" '"$INSTDIR\wizardtable.exe" "%1"'

  WriteRegStr HKCU "${CLASSES}\.wizardtable-challenge" "" "Wizardtable.Challenge"
  WriteRegStr HKCU "${CLASSES}\.wizardtable-challenge" "Content Type" "application/x-wizardtable-challenge"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Challenge" "" "$(ChallengeKind)"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Challenge\DefaultIcon" "" "$INSTDIR\save.ico"
  WriteRegStr HKCU "${CLASSES}\Wizardtable.Challenge\shell\open\command" "" '"$INSTDIR\wizardtable.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Wizardtable"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\wizardtable.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The wizardtable developers"
  !ifdef HOMEPAGE
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOMEPAGE}"
  !endif
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons of saves
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  Delete "$SMPROGRAMS\Wizardtable.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\wizardtable.exe"
  Delete "$INSTDIR\save.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\Wizardtable.Match"
  DeleteRegKey HKCU "${CLASSES}\.wizardtable"
  DeleteRegKey HKCU "${CLASSES}\Wizardtable.Challenge"
  DeleteRegKey HKCU "${CLASSES}\.wizardtable-challenge"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
