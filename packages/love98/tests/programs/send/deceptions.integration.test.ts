// @vitest-environment happy-dom
import { act } from 'react'
import type { Address } from 'viem'
import { expect, test, vi } from 'vitest'
import { transferCall } from '@/chain/swap/swap-calls'
import { addRecipient } from '@/wallet/recipient/recent-recipients'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { called, sendCall } from '../../chain/swap/demo-swaps'
import { waitOptions } from '../../support/event-loop'
import { type } from '../../support/labelled-fields'
import { first, second } from '../../wallet/test-provider'
import { trackedBy } from '../../wallet/transactions/test-sender'
import {
  button,
  chains,
  closeSend,
  isEnabled,
  openSend,
  press,
  showsText,
  withSendWindows,
} from './send-window'

withSendWindows()

const asked = 'eth_sendTransaction'
const friend = developmentAccount(3).address
const twin = `${friend.slice(0, 6)}${'0'.repeat(32)}${friend.slice(-4)}`.toLowerCase()
const open = async (argument?: string) => {
  const opened = await openSend(argument)
  await showsText('Available:')
  return opened
}

test('a double press asks the wallet once, and the receipt says what became of it', async () => {
  const { wallet, provider } = await open(`to=${friend}&amount=0.5&token=ETH`)
  await press('Review…')
  await showsText('The simulation succeeded.')
  await isEnabled('Send')
  const send = button('Send')
  await act(async () => {
    send?.click()
    send?.click()
  })
  await showsText('Confirmed')
  expect(provider.countOf(asked)).toBe(1)
  expect(trackedBy(wallet)).toMatchObject([
    { description: `Send 0.5 ETH to 0x90F7…b906`, status: 'confirmed' },
  ])
  await showsText('Network fee:')
})

test('an address that looks like a known one is not sent to before it was compared', async () => {
  const { provider } = await open()
  addRecipient({ chainId: 31_337, address: friend, name: null })
  await type('To:', twin)
  await type('Amount:', '0.1')
  await press('Review…')
  await showsText('This recipient resembles an address that you know, but it is a different address.')
  await showsText(`Known address:${friend}`)
  await showsText('The simulation succeeded.')
  expect(button('Send')?.disabled).toBe(true)
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await isEnabled('Send')
  expect(provider.countOf(asked)).toBe(0)
})

test('dust that a stranger sends makes no recipient known', async () => {
  await open(`to=${twin}&amount=0.1&token=ETH`)
  await chains.client.sendTransaction({ account: developmentAccount(7), to: second, value: 1n, chain: null })
  await press('Review…')
  await showsText('You have not sent to this address from this browser before.')
})

test('an address that is planted in the history of the chain is compared with the recipient that it imitates', async () => {
  const { CAT } = chains.deployment.tokens
  const token = CAT?.address as Address
  const [victim, thief] = [developmentAccount(5).address, developmentAccount(7).address]
  const poison = `${victim.slice(0, 6)}${'1'.repeat(32)}${victim.slice(-4)}`.toLowerCase() as Address
  // The account paid the victim from another browser; then a stranger calls a transfer of nothing from it.
  await sendCall(chains, first, transferCall(token, victim, 5n))
  const planted = called(token, 'transferFrom(address,address,uint256)', first, poison, 0n)
  await sendCall(chains, thief, planted)
  const { provider } = await open(`to=${poison}&token=CAT&amount=1`)
  await press('Review…')
  await showsText(`Known address:${victim}`)
  expect(button('Send')?.disabled).toBe(true)
  expect(provider.countOf(asked)).toBe(0)
  await closeSend()

  // The recipient that the planted address imitates is known, so there is no warning.
  await open(`to=${victim}&token=CAT&amount=1`)
  await press('Review…')
  await showsText('The simulation succeeded.')
  await isEnabled('Send')
  expect(document.querySelector('[data-look-alike]')).toBeNull()
})

test('the review says that a history cannot be read', async () => {
  await open(`to=${developmentAccount(6).address}&amount=0.1&token=ETH`)
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    String(address).includes('/api/recipients/')
      ? Response.json({ code: 'node-unavailable' }, { status: 503 })
      : answer(address, init),
  )
  await press('Review…')
  await showsText('A look-alike address among them would not be noticed.')
  await isEnabled('Send')
})

test('a token that is no account is not sent to before that was acknowledged', async () => {
  const { CAT, USDC } = chains.deployment.tokens
  const { provider } = await open(`to=${USDC?.address}&token=CAT&amount=1`)
  await press('Review…')
  await showsText('This is a contract that may not accept transfers.')
  expect(button('Send')?.disabled).toBe(true)
  await press('< Back')
  await type('To:', CAT?.address ?? '')
  await press('Review…')
  await showsText('This is the contract of the token itself.')
  expect(provider.countOf(asked)).toBe(0)
})

test('another account ends the review of the first one', async () => {
  const { provider } = await open(`to=${friend}&amount=0.1&token=ETH`)
  await press('Review…')
  await showsText('The simulation succeeded.')
  await act(async () => {
    provider.accounts = [second]
    provider.emit('accountsChanged', [second])
  })
  await showsText('The account or the network changed. Review the transfer again.')
  await showsText(second)
  expect(provider.countOf(asked)).toBe(0)
})

test('a wait for the wallet can be ended, and its late answer is tracked', async () => {
  const { wallet, provider } = await open(`to=${friend}&amount=0.25&token=ETH`)
  let answer: (hash: unknown) => void = () => undefined
  provider.answers[asked] = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await press('Review…')
  await press('Send')
  await vi.waitFor(() => expect(provider.countOf(asked)).toBe(1), waitOptions)
  await showsText('Answer in your wallet…')
  expect(button('Send')?.disabled).toBe(true)
  await press('Stop Waiting')
  await showsText('If you approve it in your wallet later, it is sent and appears in Recent Transactions.')
  await press('Send')
  await showsText('A request is already open in your wallet. Answer it there first.')
  expect(provider.countOf(asked)).toBe(1)
  const value = `0x${(25n * 10n ** 16n).toString(16)}`
  await act(async () => answer(await provider.send([{ from: provider.accounts[0], to: friend, value }])))
  await showsText('A request')
  expect(trackedBy(wallet)).toHaveLength(1)
})

test('a link fills in the form and asks the wallet for nothing', async () => {
  const { provider } = await open(`to=${friend}&token=CAT&amount=1.5`)
  await showsText('Filled in by a link.')
  await showsText('CAT')
  expect(provider.asked.filter(({ method }) => /^(eth|wallet)_send/.test(method))).toEqual([])
})
