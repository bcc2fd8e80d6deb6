// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { type } from '../../support/labelled-fields'
import { fillPayment, withPayments } from './payment-window'
import { button, eventually } from './treasury-window'

const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

withPayments()

const rows = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Payments"] button')]
const amounts = () => rows().map(({ textContent }) => textContent?.match(/\d+/)?.[0])

async function add(amount: string) {
  await type('To', to)
  await type('Amount', amount)
  await eventually(() => expect(button('Add Payment')?.disabled).toBe(false))
  await act(async () => button('Add Payment')?.click())
}

// Proves S10.1, S10.18
test('one button below the payments removes the selected one, and the review is in the same dialog', async () => {
  await fillPayment(to)
  const dialog = document.querySelector('dialog')
  await add('1')
  await add('2')
  await add('3')
  expect(amounts()).toEqual(['1', '2', '3'])
  await act(async () => rows()[1]?.click())
  const remove = document.querySelectorAll('[aria-label^="Remove: Send 2 ETH to "]')
  expect(remove).toHaveLength(1)
  await act(async () => button('Remove')?.click())
  expect(amounts()).toEqual(['1', '3'])
  expect(button('Remove')?.getAttribute('aria-label')).toMatch(/^Remove: Send 3 ETH/)

  await eventually(() => expect(button('Propose')?.disabled).toBe(false))
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(button('Sign')).toBeDefined())
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  expect(document.querySelector('dialog')).toBe(dialog)
  expect(dialog?.dataset.fixed).toBe('true')
  await act(async () => button('< Back')?.click())
  expect(document.querySelector('dialog')).toBe(dialog)
  expect(amounts()).toEqual(['1', '3'])
})
