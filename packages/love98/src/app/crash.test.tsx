// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Crash } from './crash'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

async function screenAt(address: string, isReal: boolean): Promise<HTMLElement> {
  history.replaceState(null, '', address)
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<Crash error={new Error('planted')} isReal={isReal} />))
  return place
}

// Proves S10.20
test('the blue screen on request shows the line of its address as plain text, and names a visitor as its author', async () => {
  const screen = await screenAt('/bsod?m=%3Cb%3ELove%3C/b%3E%0Ais+all', false)
  expect(screen.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
    'Written by a visitor: <b>Love</b> is all',
  )
  expect(screen.querySelector('b')).toBeNull()
  expect(screen.textContent).toContain('Press any key to continue')
})

// Proves S10.20
test('the blue screen after a crash shows no line of its address', async () => {
  expect((await screenAt('/?m=Love', true)).textContent).not.toContain('visitor')
})
