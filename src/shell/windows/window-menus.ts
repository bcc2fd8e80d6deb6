import type { DesktopStore } from '@/desktop/desktop-store'
import { quickLaunch } from '@/desktop/preferences/toolbars'
import {
  cascadeWindows,
  presentArrangement,
  shownWindows,
  tileWindows,
} from '@/domain/desktop/arrange-windows'
import type { Point } from '@/domain/desktop/geometry'
import type { DesktopEvent, DesktopWindow } from '@/domain/desktop/windows'
import { taskbarTexts } from '@/texts/en/shell/taskbar'
import { windowMenuTexts } from '@/texts/en/shell/window-menus'
import { inLocale } from '@/texts/locale'
import type { MenuItem } from '@/ui/menu/menu-items'
import type { MenuRequest, OpenedMenu } from '@/ui/menu/menu-request'
import { openMenu } from '@/ui/menu/open-menu'
import { moveSizeByKeyboard } from './keyboard-move-size'

let opened: { readonly at: Point | Element; readonly menu: OpenedMenu } | null = null

/** The system menu of a window: everything its frame can do. */
export function showWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener: HTMLElement | null = document.getElementById(id),
): void {
  const window = store.getState().windows[id]
  if (!window) return
  // A double click on the icon opens the menu and closes the window, and the menu with it.
  const stop = store.subscribe(({ windows }) => {
    if (!windows[id]) opened?.menu.close()
  })
  show({ label: window.title, items: windowMenuItems(store, window), at, opener, onClose: stop })
}

/** The context menu of the taskbar: arranging windows, and undo. */
export function showTaskbarMenu(
  store: DesktopStore,
  at: Point | Element,
  how: Pick<MenuRequest, 'focus' | 'event'>,
): void {
  const opener = at instanceof HTMLElement ? at : null
  const items = [toolbarsItem(), { kind: 'separator', id: 'before-windows' } as const, ...taskbarItems(store)]
  show({ label: inLocale(windowMenuTexts).taskbar, items, at, opener, ...how })
}

/** Opening a menu again at the same element closes it. */
function show(request: MenuRequest) {
  const { at } = request
  if (opened?.at === at) {
    request.onClose?.()
    return opened.menu.close()
  }
  const menu = openMenu({
    ...request,
    keep: at instanceof Element ? at : null,
    onClose: () => {
      if (opened?.menu === menu) opened = null
      request.onClose?.()
    },
  })
  opened = { at, menu }
}

/** Its rows, grayed as in 1998; Close is bold. A dialog has only what it can do. */
function windowMenuItems(store: DesktopStore, window: DesktopWindow): readonly MenuItem[] {
  const texts = inLocale(windowMenuTexts)
  const { id, minimized, maximized, resizable, dialog } = window
  const isWhole = minimized || maximized
  // On a phone a window fills the screen: there is no other place to put it.
  const isPlaced = !isWhole && globalThis.matchMedia('(width >= 768px)').matches
  const action = (name: 'restore' | 'minimize' | 'maximize', type: 'restored' | 'minimized' | 'maximized') =>
    ({
      kind: 'action',
      id: name,
      label: texts[name],
      glyph: name,
      onSelect: () => store.dispatch({ type, id }),
    }) as const
  const move = {
    kind: 'action',
    id: 'move',
    label: texts.move,
    disabled: !isPlaced,
    onSelect: () => moveSizeByKeyboard(store, id, 'move'),
  } as const
  const close = {
    kind: 'action',
    id: 'close',
    label: texts.close,
    glyph: 'close',
    shortcut: texts.closeKeys,
    // What a double click on the icon of the caption does.
    isDefault: true,
    onSelect: () => void store.close(id),
  } as const
  if (dialog && !minimized) return [move, close]
  return [
    { ...action('restore', 'restored'), access: 'r', disabled: !isWhole },
    move,
    {
      kind: 'action',
      id: 'size',
      label: texts.size,
      disabled: !isPlaced || !resizable,
      onSelect: () => moveSizeByKeyboard(store, id, 'size'),
    },
    { ...action('minimize', 'minimized'), access: 'n', disabled: minimized },
    {
      ...action('maximize', 'maximized'),
      access: 'x',
      disabled: maximized || !resizable,
    },
    { kind: 'separator', id: 'before-close' },
    close,
  ]
}

/** The Toolbars submenu of the taskbar. */
function toolbarsItem(): MenuItem {
  const texts = inLocale(taskbarTexts)
  const isShown = quickLaunch.getState()
  return {
    kind: 'submenu',
    id: 'toolbars',
    label: texts.toolbars,
    access: 'T',
    items: [
      {
        kind: 'action',
        id: 'quick-launch',
        label: texts.quickLaunch,
        choice: 'mark',
        checked: isShown,
        onSelect: () => quickLaunch.choose(!isShown),
      },
    ],
  }
}

/** The event that undoes the last arrangement, and the name of that arrangement. */
let undo: { readonly name: string; readonly event: DesktopEvent } | null = null

function taskbarItems(store: DesktopStore): readonly MenuItem[] {
  const texts = inLocale(windowMenuTexts)
  const desktop = store.getState()
  const isEmpty = shownWindows(desktop).length === 0
  const arrange = (name: 'cascade' | 'tileHorizontally' | 'tileVertically', event: () => DesktopEvent) =>
    ({
      kind: 'action',
      id: name,
      label: texts[name],
      access: { cascade: 's', tileHorizontally: 'h', tileVertically: 'e' }[name],
      disabled: isEmpty,
      onSelect: () => {
        undo = { name: texts[name], event: presentArrangement(store.getState()) }
        store.dispatch(event())
      },
    }) as const
  const back = undo
  const all: MenuItem =
    desktop.minimizedByShowDesktop.length > 0
      ? {
          kind: 'action',
          id: 'undo-minimize-all',
          label: texts.undoMinimizeAll,
          onSelect: () => store.dispatch({ type: 'allRestored' }),
        }
      : {
          kind: 'action',
          id: 'minimize-all',
          label: texts.minimizeAll,
          disabled: isEmpty,
          onSelect: () => store.dispatch({ type: 'allMinimized' }),
        }
  return [
    arrange('cascade', () => cascadeWindows(store.getState())),
    arrange('tileHorizontally', () => tileWindows(store.getState(), 'horizontally')),
    arrange('tileVertically', () => tileWindows(store.getState(), 'vertically')),
    ...(back
      ? [
          {
            kind: 'action',
            id: 'undo',
            label: texts.undo(back.name),
            onSelect: () => {
              undo = null
              store.dispatch(back.event)
            },
          } as const,
        ]
      : []),
    { kind: 'separator', id: 'before-all' },
    all,
  ]
}
