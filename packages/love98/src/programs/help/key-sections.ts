import { chooseShortcuts, listShortcuts, pageShortcuts } from '@/domain/keyboard/control-shortcuts'
import {
  contextMenuShortcuts,
  dismissShortcuts,
  dragShortcuts,
  pictureShortcuts,
  shellShortcuts,
  startShortcuts,
  taskbarShortcuts,
} from '@/domain/keyboard/desktop-shortcuts'
import { dropDownShortcuts } from '@/domain/keyboard/drop-down-shortcuts'
import { copyLinkShortcuts, folderShortcuts } from '@/domain/keyboard/folder-shortcuts'
import { iconShortcuts } from '@/domain/keyboard/icon-shortcuts'
import { placingShortcuts } from '@/domain/keyboard/placing-shortcuts'
import type { Shortcuts } from '@/domain/keyboard/shortcuts'
import { switcherShortcuts } from '@/domain/keyboard/switcher-shortcuts'
import {
  menuBarShortcuts,
  menuChoiceShortcuts,
  menuRowShortcuts,
  submenuShortcuts,
} from '@/ui/menu/menu-keys'

const { 'close-window': closeWindow, 'system-menu': systemMenu, ...everywhere } = shellShortcuts

/**
 * The shortcuts of the desktop and its controls, by section of Help: the constants that the handlers read.
 * The generated `help-keys.ts` is a copy with the keys of the programs, so that Help shares no code with
 * every control.
 */
export const keySections = {
  everywhere: {
    ...startShortcuts,
    ...everywhere,
    ...pictureShortcuts,
    ...contextMenuShortcuts,
    ...dismissShortcuts,
  },
  switcher: switcherShortcuts,
  // An icon is a link, which the browser follows with ENTER.
  icons: { 'open-icon': ['Enter'], ...iconShortcuts },
  windows: {
    'close-window': closeWindow,
    'system-menu': systemMenu,
    ...menuBarShortcuts,
    ...dragShortcuts,
  },
  placing: placingShortcuts,
  menus: { ...menuRowShortcuts, ...submenuShortcuts, ...menuChoiceShortcuts },
  taskbar: taskbarShortcuts,
  controls: { ...listShortcuts, ...pageShortcuts, ...chooseShortcuts, ...dropDownShortcuts },
  folders: { ...folderShortcuts, ...copyLinkShortcuts },
  // Any key that a browser does not use ends these screens.
  'stand-by': { 'end-stand-by': ['Escape', 'Enter', ' '] },
} as const satisfies Readonly<Record<string, Shortcuts>>
