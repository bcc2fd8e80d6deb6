// @vitest-environment happy-dom
import { act } from 'react'
import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { iconsIn } from '../../support/shown-icons'
import { chainClient, type TestNode } from './chain-client'
import {
  answers,
  button,
  connected,
  eventually,
  open,
  setClient,
  showsText,
  state,
  tab,
} from './treasury-window'

let chains: DemoChains
const node: TestNode = { isDown: false, asked: 0 }
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(() => {
  node.isDown = false
  setClient(chainClient(chains, node))
})

const recipient = developmentAccount(2).address
const dialog = () => document.querySelector('[role=dialog]')
const fact = (name: string) =>
  [...(dialog()?.querySelectorAll('dt') ?? [])].find(({ textContent }) => textContent === name)
    ?.nextElementSibling?.textContent

async function type(label: string, text: string) {
  const [found] = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label)
  const field = document.getElementById(found?.htmlFor ?? '')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/**
 * Proposes one Ether with a gateway that recommends a nonce and gas, and that has one pending transaction.
 *
 * @param note for the other owners
 */
async function review(signature: Hex | null, note?: string) {
  const { address } = chains.deployment.safe
  const waiting = plainTransaction({ to: recipient, value: 5n, nonce: 0 })
  const safeTxHash = safeTransactionHash({ chainId: 31_337, address }, waiting)
  const signer = { value: developmentAccount(0).address }
  answers[`/safes/${address}`] = () => ({ ...state, address: { value: address } })
  answers['/balances/usd'] = () => ({
    fiatTotal: '1',
    items: [
      {
        tokenInfo: { type: 'NATIVE_TOKEN', address: null, decimals: 18, symbol: 'ETH' },
        balance: '9'.repeat(19),
      },
    ],
  })
  answers['/estimations'] = () => ({ currentNonce: 900, recommendedNonce: 999, safeTxGas: '5000000' })
  answers['/transactions/queued'] = () => pageWith(transactionRow({ id: 'a' }))
  answers['/transactions/a'] = () => ({
    safeAddress: address,
    txId: 'a',
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: { value: recipient } },
    txData: { to: { value: recipient }, value: '5', operation: 0, hexData: '0x' },
    detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations: [{ signer, signature }] }),
  })
  await open(`31337:${address}`, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(document.querySelector('[type=radio]')).not.toBe(null))
  await type('To', recipient)
  await type('Amount', '1')
  if (note !== undefined) await type('Note', note)
  // The button is disabled until the Safe's balance has been read from the chain.
  await eventually(() => expect(button('Propose')?.disabled).toBe(false))
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(nonceField()).not.toBe(undefined))
}

const signed = async () => {
  const { address } = chains.deployment.safe
  const hash = safeTransactionHash(
    { chainId: 31_337, address },
    plainTransaction({ to: recipient, value: 5n, nonce: 0 }),
  )
  return {
    owner: await developmentAccount(0).sign({ hash }),
    stranger: await developmentAccount(5).sign({ hash }),
  }
}

test('a new transaction takes the nonce after a signed one, regardless of the gateway’s recommendation', async () => {
  await review((await signed()).owner)
  expect(nonceField()?.value).toBe('1')
  expect(dialog()?.textContent).toContain(recipient)
  expect(fact('safeTxHash')).toBe(undefined)
  await act(async () => button('Details >>')?.click())
  expect(fact('Nonce')).toBe(undefined)
  // The gateway's recommendation is shown separately, as a statement of the service.
  expect(fact('Reported by the Safe service')).toMatch(/999.*5000000/)
  expect(fact('safeTxHash')).toBe(
    safeTransactionHash(
      { chainId: 31_337, address: chains.deployment.safe.address },
      plainTransaction({ to: recipient, value: 10n ** 18n, nonce: 1 }),
    ),
  )
})

// Proves S10.18
test('the review shows the note and the nonce once, also with its details', async () => {
  const note = 'Flowers for June'
  await review((await signed()).owner, note)
  const named = (name: string) =>
    [...(dialog()?.querySelectorAll('dt, label') ?? [])].filter(({ textContent }) => textContent === name)
  for (const isDetailed of [false, true]) {
    if (isDetailed) await act(async () => button('Details >>')?.click())
    expect(fact('safeTxHash') === undefined).toBe(!isDetailed)
    expect(fact('Note')).toBe(note)
    expect(dialog()?.textContent?.split(note)).toHaveLength(2)
    expect(named('Nonce')).toHaveLength(1)
  }
})

test('a pending transaction that no owner signed reserves no nonce', async () => {
  await review((await signed()).stranger)
  expect(nonceField()?.value).toBe('0')
})

test('a pending transaction without a signature reserves no nonce', async () => {
  await review(null)
  expect(nonceField()?.value).toBe('0')
})

const nonceField = () =>
  [...(dialog()?.querySelectorAll<HTMLInputElement>('input') ?? [])].find(
    ({ inputMode }) => inputMode === 'numeric',
  )

test('the visitor can choose the nonce: a used nonce cannot be signed, a pending one and a gap are reported', async () => {
  const { address } = chains.deployment.safe
  await review((await signed()).owner)
  expect(nonceField()?.value).toBe('1')
  for (const wrong of ['-1', '1.5', '', 'x', '9'.repeat(16)]) {
    await type('Nonce', wrong)
    expect(button('Sign')?.disabled).toBe(true)
    const problem = [...(dialog()?.querySelectorAll('[role=alert]') ?? [])].at(-1)
    expect(problem?.textContent).toBe('This nonce cannot be used. Enter 0 or a higher number.')
    expect(iconsIn(problem)).toEqual(['error'])
  }
  await type('Nonce', '0')
  expect(dialog()?.textContent).toContain('replaces the pending transaction with nonce 0')
  expect(button('Sign')?.disabled).toBe(false)
  await type('Nonce', '7')
  expect(dialog()?.textContent).toContain('Its nonce leaves a gap')
  const hash = safeTransactionHash(
    { chainId: 31_337, address },
    plainTransaction({ to: recipient, value: 10n ** 18n, nonce: 7 }),
  )
  await act(async () => button('Details >>')?.click())
  expect(fact('safeTxHash')).toBe(hash)
})

test('a replacement keeps the nonce of the pending transaction', async () => {
  await review((await signed()).owner)
  await act(async () => button('< Back')?.click())
  await act(async () => button('Cancel')?.click())
  await eventually(() => expect(document.querySelector('[role=option]')?.textContent).toMatch(/Send to 0x/))
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(button('Replace…')).toBeDefined())
  await act(async () => button('Replace…')?.click())
  await eventually(() => expect(document.querySelector('[type=radio]')).not.toBe(null))
  await type('To', recipient)
  await type('Amount', '1')
  // The button is disabled until the Safe's balance has been read from the chain.
  await eventually(() => expect(button('Propose')?.disabled).toBe(false))
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(fact('Nonce')).toBe('0'))
  expect(nonceField()).toBe(undefined)
  expect(dialog()?.textContent).toContain('replaces the pending transaction with nonce 0')
})
