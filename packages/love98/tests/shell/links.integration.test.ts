// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createDesktopStore } from '@/desktop/desktop-store'
import { DesktopContext } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { emptyDesktop } from '@/domain/windows/windows'
import { useOpenEntry } from '@/shell/desktop'
import { DesktopIcons } from '@/shell/icons/desktop-icons'
import { showMenu } from '@/ui/menu/menu-layer'

const href = 'https://bridge.example/'
const bridge = { kind: 'link', id: 'bridge', label: 'Bridge', icon: 'bridge', href } as const
const entries: readonly DesktopEntry[] = [{ ...bridge, picture: null, place: 'desktop' }]

function Icons() {
  return createElement(DesktopIcons, { entries, onOpen: useOpenEntry() })
}

function linkOf(drawn: ReturnType<typeof createElement>): HTMLAnchorElement {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const value = createDesktopStore(emptyDesktop)
  flushSync(() => createRoot(page).render(createElement(DesktopContext, { value }, drawn)))
  const [link] = page.querySelectorAll('a')
  if (!link) throw new Error('no link is drawn')
  return link
}

// Proves S1.2
test('a link icon opens its link in a new tab', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const link = linkOf(createElement(Icons))
  expect([link.href, link.target, link.rel]).toEqual([href, '_blank', 'noopener noreferrer'])
  for (const detail of [1, 2])
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  expect(open.mock.calls).toEqual([[href, '_blank', 'noopener,noreferrer']])
})

// Proves S1.2
test('a link of the Start menu opens in a new tab, and says so', () => {
  document.body.replaceChildren()
  const menu = showMenu({ label: 'Links', items: [bridge], at: { x: 0, y: 0 } })
  const [link] = document.querySelectorAll('a')
  if (!link) throw new Error('no link is drawn')
  expect([link.href, link.target, link.rel]).toEqual([href, '_blank', 'noopener noreferrer'])
  expect(link.textContent).toBe('Bridge (opens in a new tab)')
  menu.close()
  expect(document.querySelectorAll('a').length).toBe(0)
})

test('a fast double tap opens a link once, and a mouse needs two clicks', () => {
  const onOpen = vi.fn()
  const program = {
    kind: 'program',
    id: 'notepad',
    label: 'Notepad',
    icon: 'notepad',
    href: '/p/notepad',
  } as const
  const icons = [{ ...program, picture: null, place: 'desktop' }] as const
  const link = linkOf(createElement(DesktopIcons, { entries: icons, onOpen }))
  const click = (pointerType: string, detail: number) =>
    link.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType, detail }))
  for (const detail of [1, 2]) click('touch', detail)
  expect(onOpen).toHaveBeenCalledTimes(1)
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1e6)
  click('mouse', 1)
  expect(onOpen).toHaveBeenCalledTimes(1)
  click('mouse', 2)
  expect(onOpen).toHaveBeenCalledTimes(2)
})
