# SPDX-License-Identifier: MIT
"""The style sheet of windows and dialogs, as a template that `appearance` fills in.

A length is written `$n12`, which means 12 pixels at a font scale of 100 %. `$m12` is one pixel
less, for a control with a thicker focus ring. Roles are dynamic properties that `widgets` sets.
"""

from typing import Final

SHEET: Final = """
QMainWindow, QDialog, QMessageBox, QWidget#page { background: $window; }
QWidget { color: $text; selection-background-color: $brass; selection-color: $on_brass; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: "$serif"; font-size: $n29; font-weight: 600; }
QLabel[role="title-small"] { font-family: "$serif"; font-size: $n23; font-weight: 600; }
QLabel[role="display"] { font-family: "$serif"; font-size: $n43; font-weight: 600; }
QLabel[role="display-large"] { font-family: "$serif"; font-size: $n59; font-weight: 600; }
QLabel[role="lead-large"] { font-family: "$serif"; font-size: $n23; }
QLabel[role="heading"] { font-family: "$serif"; font-size: $n20; font-weight: 600;
    color: $heading; }
QLabel[role="lead-small"] { font-family: "$serif"; font-size: $n15; }
QLabel[role="lead"] { font-family: "$serif"; font-size: $n17; }
QLabel[role="soft"] { color: $soft; }
QLabel[role="under-check"] { color: $soft; padding-left: $n27; }
QLabel[role="sign"] { background: $window; border: none; border-left: 4px solid $brass;
    padding: $n6 $n16; font-family: "$serif"; font-size: $n17; }
QLabel[role="problem"] { color: $danger; }

QPushButton { background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $raised_high, stop:1 $raised);
    border: 1px solid $border; border-radius: $n6; padding: $n6 $n16; min-height: $n20;
    outline: none; }
QPushButton:hover { border-color: $brass; }
QPushButton:pressed { background: $selection; }
QPushButton:checked { background: $selection; border: 2px solid $brass; padding: $m6 $m16; }
QPushButton:default { border-color: $brass; }
QPushButton:disabled { color: $faint; border-color: $line_faint; background: $panel; }
QPushButton:focus { border: 2px solid $focus; padding: $m6 $m16; }
QPushButton[role="primary"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $primary_high, stop:1 $brass); color: $on_brass; border: 1px solid $brass_deep;
    font-weight: 600; padding: $n6 $n24; }
QPushButton[role="primary"]:hover { background: $primary_high; border-color: $brass_deep; }
QPushButton[role="primary"]:pressed { background: $brass; }
QPushButton[role="primary"]:disabled { background: $panel; color: $faint;
    border-color: $line_faint; }
QPushButton[role="primary"]:focus { border: 2px solid $focus; padding: $m6 $m24; }
#lesson QPushButton[role="primary"], #advice QPushButton[role="primary"] { padding: $n6 $n12; }
#lesson QPushButton[role="primary"]:focus, #advice QPushButton[role="primary"]:focus {
    padding: $m6 $m12; }
#lesson QPushButton[role="plain"], #advice QPushButton[role="plain"] { padding: $n6 $n6; }
#lesson QPushButton[role="plain"]:focus, #advice QPushButton[role="plain"]:focus {
    padding: $m6 $m6; }
QPushButton[role="large"] { font-family: "$serif"; font-size: $n17; padding: $n8 $n24; }
QPushButton[role="large"]:focus { padding: $m8 $m24; }
QPushButton[role="primary-large"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $primary_high, stop:1 $brass); color: $on_brass; border: 1px solid $brass_deep;
    font-family: "$serif"; font-size: $n17; font-weight: 600; padding: $n8 $n32; }
QPushButton[role="primary-large"]:hover { background: $primary_high; }
QPushButton[role="primary-large"]:pressed { background: $brass; }
QPushButton[role="primary-large"]:focus { border: 2px solid $focus; padding: $m8 $m32; }
QPushButton[role="plain"] { background: transparent; border: 1px solid transparent; color: $soft; }
QPushButton[role="plain"]:disabled { background: transparent; color: $faint;
    border-color: transparent; }
QPushButton[role="plain"]:hover { color: $text; border-color: $border; }
QPushButton[role="plain"]:focus { color: $text; border: 2px solid $focus; }
QPushButton[role="portrait"] { background: transparent; border: 2px solid transparent;
    border-radius: $n8; padding: $n2; }
QPushButton[role="portrait"]:hover { border-color: $border; }
QPushButton[role="portrait"]:checked { background: $raised; border-color: $brass; }
QPushButton[role="portrait"]:focus { border-color: $focus; }
QPushButton[role="segment"] { padding: $n4 $n16; }
QPushButton[role="segment"]:checked, QPushButton[role="segment"]:focus { padding: $m4 $m16; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: $n6;
    padding: $n5; }
QToolButton:hover { background: $raised; border-color: $border; }
QToolButton:pressed, QToolButton:checked { background: $selection; border-color: $brass; }
QToolButton:disabled { background: transparent; border-color: transparent; }
QToolButton:focus { border: 2px solid $focus; padding: $m5; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit { background: $field; border: 1px solid $border;
    border-radius: $n5; padding: $n4 $n8; min-height: $n20; }
QLineEdit { placeholder-text-color: $soft; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: $brass; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {
    border: 2px solid $focus; padding: $m4 $m8; }
QLineEdit:disabled, QComboBox:disabled { color: $faint; border-color: $line_faint; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: $n24; }
QComboBox::down-arrow { image: url("$art/chevron_down.svg"); width: $n12; height: $n12; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { background: $raised;
    border: 1px solid $brass; border-radius: 0; outline: none; padding: $n4;
    selection-background-color: $selection; selection-color: $text; }
QComboBox QAbstractItemView::item { min-height: $n28; padding: 0 $n8; border-radius: $n4; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: $n20; }
QSpinBox::up-arrow { image: url("$art/chevron_up.svg"); width: $n10; height: $n10; }
QSpinBox::down-arrow { image: url("$art/chevron_down.svg"); width: $n10; height: $n10; }

QCheckBox, QRadioButton { spacing: $n8; padding: $n3; outline: none; border: 2px solid transparent;
    border-radius: $n5; background: transparent; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator { width: $n16; height: $n16; background: $field;
    border: 1px solid $border; border-radius: $n4; }
QRadioButton::indicator { border-radius: $n8; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $brass; }
QCheckBox::indicator:checked { background: $brass; border-color: $brass_deep;
    image: url("$art/$tick"); }
QRadioButton::indicator:checked { background: $brass; border: $n3 solid $field;
    border-radius: $n10; }

QSlider { min-height: $n24; border: 2px solid transparent; border-radius: $n5; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: $n6; background: $field; border: 1px solid $border;
    border-radius: $n3; }
QSlider::sub-page:horizontal { background: $brass; border-radius: $n3; }
QSlider::handle:horizontal { width: $n16; height: $n16; margin: -$n6 0; border-radius: $n8;
    background: $brass_high; border: 1px solid $brass_deep; }

QListView, QTreeView, QTableView, QTextBrowser, QTextEdit { background: $field;
    border: 1px solid $border; border-radius: $n6; outline: none;
    alternate-background-color: $panel; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus {
    border: 2px solid $focus; }
QListView::item, QTreeView::item, QTableView::item { padding: $n4 $n6; border-radius: $n4; }
QListView::item:hover, QTreeView::item:hover { background: $raised; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
    background: $selection; color: $text; }
QTreeView { show-decoration-selected: 1; border-width: 2px; }
QTreeView::branch, QTreeView::branch:selected { background: $field; border-image: none;
    image: none; }
QHeaderView { background: $raised; border: none; }
QHeaderView::section { background: $raised; color: $heading; border: none; font-weight: 600;
    border-bottom: 1px solid $brass; padding: $n6 $n8; }
QTableView { gridline-color: $line_faint; }
QTableCornerButton::section { background: $raised; border: none; }

QTabWidget::pane { border: 1px solid $line; border-radius: $n6; background: $panel; top: -1px; }
QTabBar::tab { background: transparent; color: $soft; padding: $n8 $n16; margin-right: $n2;
    border: 1px solid transparent; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $brass; }
QTabBar::tab:focus { border: 2px solid $focus; border-radius: $n4; }
QTabBar { qproperty-drawBase: 0; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#clear { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: $n12; margin: $n2; }
QScrollBar:horizontal { background: transparent; height: $n12; margin: $n2; }
QScrollBar::handle { background: $border; border-radius: $n4; }
QScrollBar::handle:vertical { min-height: $n32; }
QScrollBar::handle:horizontal { min-width: $n32; }
QScrollBar::handle:hover { background: $brass; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: transparent; }
QGroupBox { font-family: "$serif"; font-size: $n16; border: 1px solid $line;
    border-radius: $n8; margin-top: $n12; padding: $n12 $n8 $n8 $n8; }
QGroupBox::title { subcontrol-origin: margin; left: $n12; padding: 0 $n6; color: $heading; }
QMessageBox { messagebox-question-icon: url("$art/ask.svg");
    messagebox-warning-icon: url("$art/alert.svg");
    messagebox-information-icon: url("$art/tell.svg");
    messagebox-critical-icon: url("$art/alert.svg"); }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { background: $field; border: 1px solid $border; border-radius: $n4;
    text-align: center; }
QProgressBar::chunk { background: $brass; border-radius: $n3; }

QMenuBar { background: $panel; }
QMenuBar::item { padding: $n4 $n10; border-radius: $n4; background: transparent; }
QMenuBar::item:selected { background: $selection; }
QMenu { background: $raised; border: 1px solid $brass; padding: $n5; }
QMenu::item { padding: $n6 $n28 $n6 $n12; border-radius: $n4; background: transparent; }
QMenu::item:selected { background: $selection; }
QMenu::item:disabled { color: $faint; }
QMenu::icon { padding-left: $n8; }
QMenu::separator { height: 1px; background: $line; margin: $n5 $n8; }
QMenu::indicator { width: $n14; height: $n14; margin-left: $n4; }
QMenu::indicator:checked { background: $brass; border-radius: $n3; image: url("$art/$tick"); }
QToolTip { background: $raised; color: $text; border: 1px solid $brass; padding: $n5 $n8; }
QStatusBar { background: $panel; }
QStatusBar::item { border: none; }
"""
