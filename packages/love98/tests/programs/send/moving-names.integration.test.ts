// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pointName } from '../../support/point-name'
import {
  button,
  chains,
  isEnabled,
  openSend,
  press,
  showsText,
  valueOfLabel,
  withSendWindows,
} from './send-window'

withSendWindows()

const [first, second] = [developmentAccount(3).address, developmentAccount(4).address]
const point = (account: `0x${string}`) => pointName(chains, 'moving.eth', account)

/** Opens the review of a payment to a name that resolves to the first account. */
async function review() {
  await point(first)
  const opened = await openSend('to=moving.eth&amount=0.1&token=ETH')
  await showsText('Available:')
  await showsText(`moving.eth resolves to ${first}`)
  return opened
}
const acknowledge = () =>
  act(async () => {
    for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click()
  })

test('a name that changed after it was typed is reviewed with its new address, and sent to it after a word', async () => {
  const { provider } = await review()
  await point(second)
  await press('Review…')
  await showsText(`moving.eth changed: it was ${first} and is ${second} now.`)
  await showsText('The simulation succeeded.')
  expect(valueOfLabel('Address:')).toBe(second)
  expect(button('Send')?.disabled).toBe(true)
  await acknowledge()
  await press('Send')
  await showsText('Confirmed')
  expect(provider.asked.filter(({ method }) => method === 'eth_sendTransaction')).toMatchObject([
    { params: [{ to: second }] },
  ])
})

test('a name that changes during the review is asked for at the press, and nothing goes to the old address', async () => {
  const { provider } = await review()
  await press('Review…')
  await showsText('The simulation succeeded.')
  // The primary name of the account is a different one.
  await acknowledge()
  await isEnabled('Send')
  await point(second)
  await act(async () => button('Send')?.click())
  await showsText(`moving.eth changed: it was ${first} and is ${second} now.`)
  expect(button('Send')?.disabled).toBe(true)
  expect(provider.countOf('eth_sendTransaction')).toBe(0)
})
