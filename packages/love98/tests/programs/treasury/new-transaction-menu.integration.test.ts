// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { safe } from '../../safe/gateway-shapes'
import { answers, box, connected, eventually, open, showsText, state, tab } from './treasury-window'

const row = () =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === 'New Transaction…',
  )

async function openMenu() {
  answers[`/safes/${safe}`] = () => ({ ...state, version: '1.3.0' })
  const menu = [...box.querySelectorAll<HTMLElement>('[role=menubar] [role=menuitem]')].find(
    ({ textContent }) => textContent === 'Safe',
  )
  await act(async () =>
    menu?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 })),
  )
  await eventually(() => expect(row()).toBeDefined())
}

// Proves S10.18
test('the Safe menu opens the form of a new transaction over each list', async () => {
  answers[`/safes/${safe}`] = () => ({ ...state, version: '1.3.0' })
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Messages')
  await openMenu()
  await act(async () => {
    for (const type of ['pointerdown', 'pointerup'])
      row()?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }))
    row()?.click()
  })
  await eventually(() => expect(box.querySelector('dialog')?.textContent).toContain('New Transaction'))
})

test('a viewer who cannot propose has the row, but it is disabled', async () => {
  answers[`/safes/${safe}`] = () => ({ ...state, version: '1.3.0' })
  await open()
  await showsText('2 of 2 owners')
  await openMenu()
  expect(row()?.matches(':disabled, [aria-disabled=true]')).toBe(true)
})
