// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { SchemeItemId } from '@/domain/appearance/schemes/items'
import { MonitorPreview } from './monitor-preview'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const settings = {
  skin: 'standard',
  wallpaper: { picture: null, placement: 'center' },
  density: 'standard',
  scheme: null,
} as const

async function show(more: { isBare?: boolean; onPart?: (item: SchemeItemId) => void }) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<MonitorPreview {...settings} {...more} />))
  return document.body
}

test('a click on a part of the preview chooses its item', async () => {
  const onPart = vi.fn()
  const page = await show({ onPart })
  const items = ['inactive-title', 'active-title', 'window', 'selected', 'face', 'desktop']
  for (const item of items) page.querySelector<HTMLElement>(`[data-part='${item}']`)?.click()
  expect(onPart.mock.calls.flat()).toEqual(items)
})

test('a preview of the wallpaper has no windows', async () => {
  expect((await show({})).textContent).not.toBe('')
  document.body.replaceChildren()
  expect((await show({ isBare: true })).textContent).toBe('')
})
