import type { DesktopStore } from '@/desktop/desktop-store'
import {
  adoptStoredIcons,
  chooseAutoArrange,
  iconLayout,
  placeIcons,
  resetIconLayout,
  undoIcons,
} from '@/desktop/icons/icon-layout'
import { notify } from '@/desktop/notifications/notifications'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { arrangeIcons, inReadingOrder, lineUpIcons } from '@/domain/windows/icon-grid'
import { copyPicture } from '@/programs/copy-picture-row'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { desktop } from '@/texts/desktop'
import { desktopMenu } from '@/texts/desktop-menu'
import { copyText } from '@/ui/copy-button/copy-text'

import type { MenuItem } from '@/ui/menu/menu-items'
import { cellsOf } from './icon-drop'
import { moveIconByKeyboard } from './keyboard-icon-move'
import { gridOf, syncIconLayout } from './sync-icon-layout'

type Parts = {
  list: HTMLElement
  entries: readonly DesktopEntry[]
  store: DesktopStore
  onOpen: (entry: DesktopEntry) => void
}

export function desktopMenuItems({ list, entries, store }: Parts): readonly MenuItem[] {
  const row = rows()
  syncIconLayout(list)
  const { isAuto, undo } = iconLayout.getState()
  const display = findProgram('display')
  const arrange = () => arrangeIcons(inReadingOrder(cellsOf(list)), gridOf(list).grid)
  const byName = () => {
    const named = [...entries].sort((a, b) => a.label.localeCompare(b.label))
    placeIcons(
      arrangeIcons(
        named.map(({ id }) => id),
        gridOf(list).grid,
      ),
    )
  }
  const turnAuto = () => {
    if (!isAuto) placeIcons(arrange())
    chooseAutoArrange(!isAuto)
  }
  const items: MenuItem[] = [
    {
      ...row('arrange'),
      kind: 'submenu',
      items: [
        { ...row('byName'), kind: 'action', onSelect: byName },
        { ...row('defaultOrder'), kind: 'action', onSelect: resetIconLayout },
        { kind: 'separator', id: 'before-auto' },
        { ...row('autoArrange'), kind: 'action', choice: 'mark', checked: isAuto, onSelect: turnAuto },
      ],
    },
    { ...row('lineUp'), kind: 'action', onSelect: () => placeIcons(lineUpIcons(cellsOf(list))) },
    { kind: 'separator', id: 'before-refresh' },
    { ...row('refresh'), kind: 'action', onSelect: adoptStoredIcons },
    { ...row('copyPicture'), kind: 'action', shortcut: 'PrtScn', onSelect: copyPicture },
    {
      ...row('undoMove'),
      kind: 'action',
      shortcut: 'Ctrl+Z',
      disabled: undo.length === 0,
      onSelect: undoIcons,
    },
  ]
  if (!display) return items
  const open = () => store.dispatch({ type: 'opened', request: windowRequest(display) })
  return [
    ...items,
    { kind: 'separator', id: 'before-properties' },
    { ...row('properties'), kind: 'action', onSelect: open },
  ]
}

export function iconMenuItems(entry: DesktopEntry, { list, onOpen }: Parts): readonly MenuItem[] {
  const row = rows()
  const open: MenuItem = { ...row('open'), kind: 'action', isDefault: true, onSelect: () => onOpen(entry) }
  const move: readonly MenuItem[] = [
    { kind: 'separator', id: 'before-move' },
    { ...row('move'), kind: 'action', onSelect: () => moveIconByKeyboard(entry.id, entry.label, list) },
  ]
  if (entry.kind === 'unset') return []
  return [
    open,
    { ...row('openInNewTab'), kind: 'link', href: entry.href },
    { ...row('copyLink'), kind: 'action', onSelect: () => void copyLink(entry.label, entry.href) },
    ...move,
  ]
}

function rows() {
  return (id: keyof typeof desktopMenu.letters) => ({
    id,
    label: desktopMenu[id],
    access: desktopMenu.letters[id],
  })
}

async function copyLink(label: string, href: string): Promise<void> {
  const text = new URL(href, location.href).href
  const title = (await copyText(text)) ? desktop.copied(label) : desktop.notCopied
  notify({ id: 'copied', kind: 'information', icon: 'copy', title, text })
}
