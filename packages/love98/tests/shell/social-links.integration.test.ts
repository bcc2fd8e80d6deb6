// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createDesktopStore } from '@/desktop/desktop-store'
import { DesktopContext } from '@/desktop/use-desktop'
import { linkEntries, type ShownLink } from '@/domain/navigation/desktop-entries'
import { emptyDesktop } from '@/domain/windows/windows'
import { startMenuItems } from '@/shell/start-menu/start-menu-items'
import { QuickLaunch } from '@/shell/taskbar/quick-launch'

const link = (label: string, icon: string, place: ShownLink['place']): ShownLink => ({
  label,
  url: `https://${label.toLowerCase()}.example/`,
  icon,
  place,
})
const links = [
  link('Bridge', 'bridge', 'bridge'),
  link('Forum', 'partner-site', 'social'),
  link('News', 'x', 'social'),
  link('Friend', 'x', 'partners'),
]
const entries = linkEntries({ showUnset: true, links })
const store = createDesktopStore(emptyDesktop)
const onOpen = () => undefined

test('the Start menu has the links of the place "social" under Social, and the others under Links', () => {
  const rows = startMenuItems({ entries, store, onOpen })
  const labelsIn = (id: string) =>
    rows.flatMap((row) =>
      row.kind === 'submenu' && row.id === id
        ? row.items.map((item) => ('label' in item ? item.label : item.id))
        : [],
    )
  expect(labelsIn('social')).toEqual(['Forum', 'News'])
  expect(labelsIn('links')).toEqual(['Bridge', 'Friend'])
})

test.each(['x', 'twitter'])('Quick Launch has the first link with the icon %s', (icon) => {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const drawn = linkEntries({
    showUnset: true,
    links: links.map((one) => (one.label === 'News' ? { ...one, icon } : { ...one, icon: 'bridge' })),
  })
  flushSync(() =>
    createRoot(page).render(
      createElement(DesktopContext, { value: store }, createElement(QuickLaunch, { entries: drawn, onOpen })),
    ),
  )
  expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://news.example/'])
})
