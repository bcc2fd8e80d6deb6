// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext, type DesktopCommunity } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import type { ShownLink } from '@/domain/navigation/desktop-entries'
import { reduceDesktop } from '@/domain/windows/reduce-desktop'
import { emptyDesktop } from '@/domain/windows/windows'
import LinksWindow from '@/programs/links/window'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { desktopCommunity } from './some-community'

const nothing = () => undefined

function draw(id: string, community: DesktopCommunity): HTMLElement {
  const program = findProgram(id)
  if (!program) throw new Error(`no program ${id}`)
  const desktop = reduceDesktop(emptyDesktop, { type: 'opened', request: windowRequest(program) })
  const store = createDesktopStore(desktop)
  const [windowId = ''] = Object.keys(desktop.windows)
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  const props = {
    windowId,
    argument: null,
    minimized: false,
    active: true,
    setArgument: nothing,
    setTitle: nothing,
    close: nothing,
    guardClose: () => nothing,
    askForAttention: nothing,
  }
  const drawn = createElement(
    CommunityContext,
    { value: community },
    createElement(DesktopContext, { value: store }, createElement(LinksWindow, props)),
  )
  flushSync(() => createRoot(page).render(drawn))
  return page
}

beforeEach(() => vi.restoreAllMocks())

const place = (label: string, url: string | null, picture: string | null = null): ShownLink => ({
  ...{ label, url, icon: 'collections', picture },
  place: 'collections',
})

// Proves S1.2
test('a configured place is a link that opens in a new tab, and its name says so', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const page = draw('collections', {
    ...desktopCommunity,
    links: [place('Hearts', 'https://hearts.example/')],
  })
  const link = page.querySelector('a')
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://hearts.example/',
    '_blank',
    'noopener noreferrer',
  ])
  expect(link?.textContent).toBe('Hearts (opens in a new tab)')
  link?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(open.mock.calls).toEqual([['https://hearts.example/', '_blank', 'noopener,noreferrer']])
})

// Proves S2.2
test('a picture of a place comes from the image route, twice as large for high-density screens', () => {
  const links = [place('Hearts', 'https://hearts.example/', '/assets/pictures/hearts.png')]
  const image = draw('collections', { ...desktopCommunity, links }).querySelector('[data-item] img')
  expect(image?.getAttribute('src')).toBe('/_next/image?url=%2Fassets%2Fpictures%2Fhearts.png&w=32&q=75')
  expect(image?.getAttribute('srcset')).toContain('w=64&q=75 2x')
})

test('an empty folder shows a message with the reason', () => {
  const page = draw('partners', { ...desktopCommunity, links: [] })
  expect(page.querySelectorAll('[data-item]').length).toBe(0)
  expect(page.textContent).toContain('This folder is empty.')
  expect(page.textContent).toContain('The community has not set up any links for this folder yet.')
  expect(page.textContent).toContain('0 objects')
})

test('with showUnset off, unset places are hidden', () => {
  const community = { ...desktopCommunity, showUnset: false }
  expect(draw('social', community).textContent).toContain(
    'The community has not set up any links for this folder yet.',
  )
})
