import { dragSlop, followPointer } from '@/browser/pointer-drag'
import { playSound } from '@/desktop/preferences/sounds'
import { keepReachable, type Point, type Rect, type Size } from '@/domain/windows/geometry'
import { placing } from '@/texts/placing'
import { windowMenus } from '@/texts/window-menus'
import type { CaptionPress, DialogCommands, OpenDialog } from '@/ui/dialog/dialog-host'
import { startLongPress } from '@/ui/long-press'
import type { MenuItem } from '@/ui/menu/menu-items'
import { openMenu } from '@/ui/menu/open-menu'
import { type DragPreview, showDragPreview } from './drag-preview'
import { placeByKeyboard } from './keyboard-move-size'

/** The commands of the caption of a dialog. They move it in the same way as a window. */
export const dialogCommands: DialogCommands = {
  drag,
  openSystemMenu,
  beep: () => playSound('ding'),
}

function drag(dialog: OpenDialog, press: CaptionPress): void {
  const { element, caption, onMoved } = dialog
  if (press.button !== 0) return
  const from = rectOf(element)
  const to = (by: Point) => keepReachable({ ...from, x: from.x + by.x, y: from.y + by.y }, screenSize())
  let shape: DragPreview | null = null
  const cancelDrag = followPointer({
    handle: caption,
    from: press,
    onMove: (by) => {
      if (isSheet()) return
      shape ??= showDragPreview(element, from)
      shape.moveTo(to(by))
    },
    onEnd: (by) => {
      cancelLongPress()
      shape?.end()
      if (shape && by) onMoved(to(by))
    },
  })
  const cancelLongPress =
    press.pointerType === 'mouse'
      ? () => {}
      : startLongPress({
          from: press,
          slop: dragSlop.finger,
          onLongPress() {
            cancelDrag()
            openSystemMenu(dialog, { x: press.clientX, y: press.clientY })
          },
        })
}

/** A dialog has only Move and Close. */
function openSystemMenu(dialog: OpenDialog, at: Point | Element): void {
  const { element, title, close } = dialog
  const active = document.activeElement
  const focus = active instanceof HTMLElement && element.contains(active) ? active : element
  const items: readonly MenuItem[] = [
    {
      kind: 'action',
      id: 'move',
      label: windowMenus.move,
      disabled: isSheet(),
      onSelect: () => moveByKeyboard(dialog, focus),
    },
    {
      kind: 'action',
      id: 'close',
      label: windowMenus.close,
      glyph: 'close',
      isDefault: true,
      disabled: close === null,
      onSelect: () => close?.(),
    },
  ]
  openMenu({
    label: title,
    items,
    at,
    opener: focus,
    focus: at instanceof Element ? 'first' : 'menu',
  })
}

function moveByKeyboard({ element, title, onMoved }: OpenDialog, focus: HTMLElement): void {
  placeByKeyboard({
    element,
    hint: placing.moveHint(title),
    start: rectOf(element),
    area: screenSize(),
    sizeLimits: null,
    onKeep: onMoved,
    focus,
  })
}

function rectOf(element: HTMLElement): Rect {
  const { x, y } = element.getBoundingClientRect()
  return { x, y, width: element.offsetWidth, height: element.offsetHeight }
}

function screenSize(): Size {
  return { width: innerWidth, height: innerHeight }
}

/** On a phone a dialog is a sheet at the lower edge, as the style sheet of dialogs says. */
function isSheet(): boolean {
  return matchMedia('(width < 768px) and (pointer: coarse)').matches
}
