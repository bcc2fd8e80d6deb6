import type { DesktopStore } from '@/desktop/desktop-store'
import { quickLaunch } from '@/desktop/preferences/toolbars'
import {
  cascadeWindows,
  currentArrangement,
  tileWindows,
  visibleWindows,
} from '@/domain/windows/arrange-windows'
import type { Point } from '@/domain/windows/geometry'
import type { DesktopEvent, DesktopWindow } from '@/domain/windows/windows'
import { taskbar } from '@/texts/taskbar'
import { windowMenus } from '@/texts/window-menus'

import type { MenuItem } from '@/ui/menu/menu-items'
import type { MenuRequest, OpenedMenu } from '@/ui/menu/menu-request'
import { openMenu } from '@/ui/menu/open-menu'
import { moveSizeByKeyboard } from './keyboard-move-size'

let opened: { readonly at: Point | Element; readonly menu: OpenedMenu } | null = null

export function showWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener: HTMLElement | null = document.getElementById(id),
): void {
  const window = store.getState().windows[id]
  if (!window) return
  // A double-click on the icon opens the menu and then closes the window, which must also close the menu.
  const stop = store.subscribe(({ windows }) => {
    if (!windows[id]) opened?.menu.close()
  })
  // As in Windows 98, the mouse opens a menu without a selected row.
  const focus = at instanceof Element && !at.matches(':hover') ? 'first' : 'menu'
  show({ label: window.title, items: windowMenuItems(store, window), at, opener, focus, onClose: stop })
}

export function showTaskbarMenu(
  store: DesktopStore,
  at: Point | Element,
  how: Pick<MenuRequest, 'focus' | 'event'>,
): void {
  const opener = at instanceof HTMLElement ? at : null
  const items = [toolbarsItem(), { kind: 'separator', id: 'before-windows' } as const, ...taskbarItems(store)]
  show({ label: windowMenus.taskbar, items, at, opener, ...how })
}

/** A second request for the same element closes the menu. */
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

/** Returns the items of the system menu, disabled as in Windows 98. Close is bold. A dialog has only Move and Close. */
function windowMenuItems(store: DesktopStore, window: DesktopWindow): readonly MenuItem[] {
  const { id, minimized, maximized, resizable, dialog } = window
  const isWhole = minimized || maximized
  // On a phone a window fills the screen and cannot move.
  const isPlaced = !isWhole && globalThis.matchMedia('(width >= 768px)').matches
  const action = (name: 'restore' | 'minimize' | 'maximize', type: 'restored' | 'minimized' | 'maximized') =>
    ({
      kind: 'action',
      id: name,
      label: windowMenus[name],
      glyph: name,
      onSelect: () => store.dispatch({ type, id }),
    }) as const
  const move = {
    kind: 'action',
    id: 'move',
    label: windowMenus.move,
    disabled: !isPlaced,
    onSelect: () => moveSizeByKeyboard(store, id, 'move'),
  } as const
  const close = {
    kind: 'action',
    id: 'close',
    label: windowMenus.close,
    glyph: 'close',
    shortcut: windowMenus.closeKeys,
    // A double-click on the icon of the caption does the same.
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
      label: windowMenus.size,
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

function toolbarsItem(): MenuItem {
  const isShown = quickLaunch.getState()
  return {
    kind: 'submenu',
    id: 'toolbars',
    label: taskbar.toolbars,
    access: 'T',
    items: [
      {
        kind: 'action',
        id: 'quick-launch',
        label: taskbar.quickLaunch,
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
  const desktop = store.getState()
  const isEmpty = visibleWindows(desktop).length === 0
  const arrange = (name: 'cascade' | 'tileHorizontally' | 'tileVertically', event: () => DesktopEvent) =>
    ({
      kind: 'action',
      id: name,
      label: windowMenus[name],
      access: { cascade: 's', tileHorizontally: 'h', tileVertically: 'e' }[name],
      disabled: isEmpty,
      onSelect: () => {
        undo = { name: windowMenus[name], event: currentArrangement(store.getState()) }
        store.dispatch(event())
      },
    }) as const
  const back = undo
  const all: MenuItem =
    desktop.minimizedByShowDesktop.length > 0
      ? {
          kind: 'action',
          id: 'undo-minimize-all',
          label: windowMenus.undoMinimizeAll,
          onSelect: () => store.dispatch({ type: 'allRestored' }),
        }
      : {
          kind: 'action',
          id: 'minimize-all',
          label: windowMenus.minimizeAll,
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
            label: windowMenus.undo(back.name),
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
