#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the program for this user, with its entry in the menu, or removes it again:
#   sh install.sh
#   sh install.sh --remove
# An update is installed over the old version. Saves and preferences are never touched.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
program=$HOME/.local/lib/wizardtable
coming=$program.coming # while it is copied
former=$program.former # until the new one is in its place
share=${XDG_DATA_HOME:-$HOME/.local/share}
command=$HOME/.local/bin/wizardtable

say() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) echo "$2" ;;
    *) echo "$1" ;;
  esac
}

# A desktop that is not told now looks by itself later.
tell_desktop() {
  update-mime-database "$share/mime" > /dev/null 2>&1 || :
  update-desktop-database -q "$share/applications" > /dev/null 2>&1 || :
  touch -c "$share/icons/hicolor" || : # desktops look at its time
}

# The command, the entry in the menu, the icons and the kind of file.
show() {
  mkdir -p "$share" "$(dirname "$command")"
  cp -R "$program/share/." "$share"
  ln -sfn "$program/wizardtable" "$command"
}

hide() {
  [ -d "$program/share" ] || return 0
  (cd "$program/share" && find . -type f) | while read -r file; do rm -f "$share/$file"; done
  [ "$(readlink "$command")" != "$program/wizardtable" ] || rm -f "$command"
}

# Back to what was there, after an error or an interruption.
undo() {
  trap - EXIT HUP INT TERM
  rm -rf "$coming"
  if [ -e "$former" ]; then
    hide
    rm -rf "$program"
    mv "$former" "$program"
    show
  elif [ -n "${begun:-}" ]; then
    hide
    rm -rf "$program"
  fi
  say "Wizardtable could not be installed. Nothing was changed." \
    "Wizardtable n’a pas pu être installé. Rien n’a changé." >&2
  exit 1
}

install() {
  if [ -e "$command" ] && [ ! -L "$command" ]; then
    say "$command is a file of your own: rename it, then try again." \
      "$command est l’un de vos fichiers : renommez-le, puis réessayez." >&2
    exit 1
  fi
  if [ -d "$former" ] && [ ! -e "$program" ]; then mv "$former" "$program"; fi
  rm -rf "$coming" "$former"
  trap undo EXIT HUP INT TERM
  mkdir -p "$coming"
  cp -R "$here/." "$coming"
  # The folder of commands need not be known to the desktop.
  place=$(printf '%s' "$program/wizardtable" | sed 's/[&|\\]/\\&/g')
  sed -i "s|^Exec=wizardtable|Exec=\"$place\"|" "$coming/share/applications/wizardtable.desktop"
  hide
  if [ -e "$program" ]; then mv "$program" "$former"; else begun=yes; fi
  mv "$coming" "$program"
  show
  trap - EXIT HUP INT TERM
  rm -rf "$former"
}

case ${1:-} in
  --remove)
    hide
    rm -rf "$program" "$coming" "$former"
    tell_desktop
    say "Wizardtable is removed. Your saves are kept." \
      "Wizardtable est désinstallé. Vos parties sont conservées."
    ;;
  "")
    [ "$here" != "$program" ] || exit 0
    install
    tell_desktop
    say "Wizardtable is installed. Start it from your menu." \
      "Wizardtable est installé. Lancez-le depuis votre menu."
    ;;
  *)
    say "usage: sh install.sh [--remove]" "usage : sh install.sh [--remove]" >&2
    exit 2
    ;;
esac
