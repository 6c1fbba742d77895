#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the program for this user, with its entry in the menu, or removes it again:
#   sh install.sh
#   sh install.sh --remove
# An update is installed over the old version. Saves and preferences are never touched.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
program=$HOME/.local/lib/wizardtable
share=${XDG_DATA_HOME:-$HOME/.local/share}
command=$HOME/.local/bin/wizardtable

say() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    fr*) echo "$2" ;;
    *) echo "$1" ;;
  esac
}

tell_desktop() {
  ! command -v update-mime-database > /dev/null || update-mime-database "$share/mime" > /dev/null 2>&1
  ! command -v update-desktop-database > /dev/null || update-desktop-database -q "$share/applications"
  touch "$share/icons/hicolor" # desktops look at its time
}

remove() {
  [ -d "$program/share" ] || return 0
  (cd "$program/share" && find . -type f) | while read -r file; do rm -f "$share/$file"; done
  rm -rf "$program" "$command"
}

case ${1:-} in
  --remove)
    remove
    tell_desktop
    say "Wizardtable is removed; your saves are kept." \
      "Wizardtable est désinstallé ; vos parties sont conservées."
    ;;
  "")
    [ "$here" != "$program" ] || exit 0
    remove
    mkdir -p "$program" "$share" "$(dirname "$command")"
    cp -R "$here/." "$program"
    cp -R "$here/share/." "$share"
    ln -s "$program/wizardtable" "$command"
    # The folder of commands need not be known to the desktop.
    sed -i "s|^Exec=wizardtable|Exec=\"$program/wizardtable\"|" "$share/applications/wizardtable.desktop"
    tell_desktop
    say "Wizardtable is installed; you find it in the menu." \
      "Wizardtable est installé ; vous le trouverez dans le menu."
    ;;
  *)
    say "usage: sh install.sh [--remove]" "usage : sh install.sh [--remove]" >&2
    exit 2
    ;;
esac
