import type { DesktopStore } from '@/desktop/desktop-store'
import type { Point } from '@/domain/geometry'
import type { DesktopWindow } from '@/domain/windows'
import { windowMenuTexts } from '@/texts/en/window-menus'
import { inLocale } from '@/texts/locale'
import type { MenuItem } from '@/ui/menu-items'
import { openMenu } from '@/ui/open-menu'
import { placeWindow } from './place-by-keyboard'

/** The system menu of a window: what its frame can do, for the keyboard, for fingers and for everybody. */
export function showWindowMenu(
  store: DesktopStore,
  id: string,
  at: Point | Element,
  opener: HTMLElement | null = document.getElementById(id),
): void {
  const window = store.getState().windows[id]
  if (!window) return
  openMenu({ label: window.title, items: windowMenuItems(store, window), at, opener })
}

/** Its rows, greyed as in 1998; what a double click on the caption does is bold. */
export function windowMenuItems(store: DesktopStore, window: DesktopWindow): readonly MenuItem[] {
  const texts = inLocale(windowMenuTexts)
  const { id, minimised, maximised, resizable } = window
  const isWhole = minimised || maximised
  // On a telephone a window fills the screen: there is no place to put it elsewhere.
  const isPlaced = !isWhole && globalThis.matchMedia('(width >= 768px)').matches
  const action = (name: 'restore' | 'minimise' | 'maximise', type: 'restored' | 'minimised' | 'maximised') =>
    ({ kind: 'action', id: name, label: texts[name], onSelect: () => store.dispatch({ type, id }) }) as const
  return [
    { ...action('restore', 'restored'), disabled: !isWhole, isDefault: isWhole },
    {
      kind: 'action',
      id: 'move',
      label: texts.move,
      disabled: !isPlaced,
      onSelect: () => placeWindow(store, id, 'move'),
    },
    {
      kind: 'action',
      id: 'size',
      label: texts.size,
      access: 's',
      disabled: !isPlaced || !resizable,
      onSelect: () => placeWindow(store, id, 'size'),
    },
    { ...action('minimise', 'minimised'), access: 'n', disabled: minimised },
    {
      ...action('maximise', 'maximised'),
      access: 'x',
      disabled: maximised || !resizable,
      isDefault: !isWhole && resizable,
    },
    { kind: 'separator', id: 'before-close' },
    {
      kind: 'action',
      id: 'close',
      label: texts.close,
      shortcut: texts.closeKeys,
      isDefault: !isWhole && !resizable,
      onSelect: () => void store.close(id),
    },
  ]
}
