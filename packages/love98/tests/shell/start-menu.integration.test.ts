// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { desktopCommunity } from '@/app/desktop-community'
import { createDesktopStore } from '@/desktop/desktop-store'
import { linkEntries, programEntries, type ShownLink } from '@/domain/navigation/desktop-entries'
import { emptyDesktop } from '@/domain/windows/windows'
import { programs } from '@/programs/registry'
import { startMenuItems } from '@/shell/start-menu/start-menu-items'
import type { MenuItem } from '@/ui/menu/menu-items'

function menuWith(links: readonly ShownLink[]): readonly MenuItem[] {
  const entries = [
    ...programEntries(desktopCommunity.programs, programs),
    ...linkEntries({ showUnset: true, links }),
  ]
  return startMenuItems({ entries, store: createDesktopStore(emptyDesktop), onOpen: () => undefined })
}

function rowsBelow(items: readonly MenuItem[]): readonly Exclude<MenuItem, { kind: 'separator' }>[] {
  return items.flatMap((item) => {
    if (item.kind === 'separator') return []
    return item.kind === 'submenu' ? [item, ...rowsBelow(item.items)] : [item]
  })
}

function labelsIn(items: readonly MenuItem[], id: string): readonly string[] {
  const menu = rowsBelow(items).find((row) => row.id === id)
  if (menu?.kind !== 'submenu') throw new Error(`The Start menu has no submenu ${id}.`)
  return rowsBelow(menu.items).map(({ label }) => label)
}

// Proves S10.8
test('Programs has folders first, and then the programs without a folder, also programs of the community', () => {
  const menu = menuWith(desktopCommunity.links)
  expect(labelsIn(menu, 'folder-exchange')).toEqual([
    'Swap Pairs',
    'Swap Tokens',
    'Charts',
    'Send',
    'My Tokens',
  ])
  expect(labelsIn(menu, 'folder-games')).toEqual(['Heartbreak', 'Solitaire'])
  expect(labelsIn(menu, 'folder-accessories')).toEqual(['Notepad', 'Paint'])
  const own = rowsBelow(menu).find(({ id }) => id === 'programs')
  expect(own?.kind === 'submenu' && own.items.map(({ id }) => id)).toEqual([
    'folder-exchange',
    'folder-games',
    'folder-accessories',
    'treasury',
    'guestbook',
    'moods',
    'before-welcome',
    'welcome',
    'about',
  ])
})

// Proves S10.8
test('no two rows of the Start menu have one name, whatever the community calls its links', () => {
  const link = (label: string): ShownLink => ({ label, url: null, icon: 'x', place: 'bridge' })
  for (const links of [
    desktopCommunity.links,
    [link('Charts'), link('charts'), link('Help'), link('Programs')],
  ]) {
    const labels = rowsBelow(menuWith(links)).map(({ label }) => label.toLowerCase())
    expect(labels).toEqual([...new Set(labels)])
  }
  // The menus are numbered from the outside: the row of the program is deeper than that of the link.
  expect(labelsIn(menuWith([link('Help')]), 'links')).toEqual(['Help (2)'])
})

// Proves S10.8
test('the rows of one menu have different icons, except documents, folders and links', () => {
  const menu = menuWith(desktopCommunity.links)
  const icons = menu.flatMap((item) => (item.kind === 'separator' ? [] : [item.icon]))
  expect(icons).toEqual([...new Set(icons)])
  const programsRow = rowsBelow(menu).find(({ id }) => id === 'folder-exchange')
  const inExchange =
    programsRow?.kind === 'submenu' ? rowsBelow(programsRow.items).map(({ icon }) => icon) : []
  expect(inExchange).toEqual([...new Set(inExchange)])
  expect(inExchange).not.toHaveLength(0)
})
