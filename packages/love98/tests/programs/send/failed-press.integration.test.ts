// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { iconsIn } from '../../support/shown-icons'
import { walletError } from '../../wallet/transactions/sending-provider'
import { isEnabled, openSend, press, showsText, withSendWindows } from './send-window'

withSendWindows()

/** Opens a review, presses Send, and returns the line below it after the wallet has answered. */
async function lineAfter(code: number) {
  const { provider } = await openSend(`to=${developmentAccount(3).address}&amount=0.1&token=ETH`)
  provider.answers.eth_sendTransaction = () => Promise.reject(walletError(code))
  await showsText('Available:')
  await press('Review…')
  await showsText('The simulation succeeded.')
  await press('Send')
  await isEnabled('Send')
  expect(provider.countOf('eth_sendTransaction')).toBe(1)
  const line = [...document.querySelectorAll('form > p')].at(-1)
  return { role: line?.getAttribute('role'), text: line?.textContent, icons: iconsIn(line) }
}

// Proves S10.7
test('a wallet that fails after Send is reported with the disc of errors, and the review stays', async () => {
  const { role, text, icons } = await lineAfter(-32_603)
  expect(role).toBe('alert')
  expect(text).not.toBe('')
  expect(icons).toEqual(['error'])
})

test('a refusal by the visitor shows no error', async () => {
  expect(await lineAfter(4001)).toEqual({ role: 'status', text: '', icons: [] })
})
