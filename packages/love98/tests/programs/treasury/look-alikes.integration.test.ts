// @vitest-environment happy-dom
import { act } from 'react'
import { type Address, createClient, custom, toFunctionSelector } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { addressBook } from '@/programs/treasury/address-book/stored-book'
import type { HostClient } from '@/safe/host/host-client'
import { plainTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { safeHost } from '@/wallet/safe/safe-host'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { settled as settle } from '../../support/event-loop'
import { pointName } from '../../support/point-name'
import { chainClient } from './chain-client'
import { chains, safe } from './lying-window'
import { fillPayment, pay, withPayments } from './payment-window'
import {
  answers,
  box,
  button,
  connected,
  eventually,
  open,
  setClient,
  showsText,
  state,
  tab,
} from './treasury-window'

withPayments()

const victim = developmentAccount(6).address
const getOwners = toFunctionSelector('getOwners()').slice(2)
/** An address with the ends of another one. */
const twinOf = (address: string) =>
  `${address.slice(0, 6)}${'0'.repeat(32)}${address.slice(-4)}`.toLowerCase() as Address
const warning = () => document.querySelector('[data-look-alike]')

/** Expects both addresses in full, marks on the digits that differ, and no signature before they were compared. */
async function isWarned(known: string, label = 'Known address:') {
  await eventually(() => expect(warning()?.textContent).toContain(`${label}${known}`))
  expect(warning()?.querySelectorAll('mark').length).toBeGreaterThan(1)
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => warning()?.querySelector('input')?.click())
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
}
const history = (trusted: readonly string[], seen: readonly string[]) => () => ({
  ...{ trusted: trusted.map((one) => one.toLowerCase()), seen: seen.map((one) => one.toLowerCase()) },
  ...{ fromBlock: 0, toBlock: 9, isPartial: false },
})
const historyWith = (recipient: string) => () =>
  pageWith(
    transactionRow({
      id: 'h',
      txInfo: {
        type: 'Transfer',
        sender: { value: safe() },
        recipient: { value: recipient },
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value: '1' },
      },
    }),
  )

test('a payment to a look-alike of an owner waits for an acknowledgment', async () => {
  const owner = developmentAccount(0).address
  await pay(twinOf(owner))
  await isWarned(owner)
})

test('a payment to a look-alike of an address book entry shows a warning, even with one changed digit in the middle', async () => {
  addressBook.setState([{ chainId: 31_337, address: victim, name: 'Friend' }], true)
  const digit = victim[20] === '0' ? '1' : '0'
  await pay(`${victim.slice(0, 20)}${digit}${victim.slice(21)}`.toLowerCase())
  await isWarned(victim)
})

test('a payment to a planted look-alike of an earlier recipient shows a warning, and a payment to that recipient does not', async () => {
  answers['/api/recipients/31337'] = history([victim], [twinOf(victim)])
  await pay(twinOf(victim))
  await isWarned(victim)
})

test('an earlier recipient beside a planted address has no warning', async () => {
  answers['/api/recipients/31337'] = history([victim], [twinOf(victim)])
  await pay(victim)
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  expect(warning()).toBe(null)
})

test('the gateway’s history adds warnings and removes none', async () => {
  answers['/transactions/history'] = historyWith(victim)
  await pay(twinOf(victim))
  await isWarned(victim, 'Address in the history:')
})

test('a planted address that the gateway lists as a recipient still shows a warning', async () => {
  addressBook.setState([{ chainId: 31_337, address: victim, name: 'Friend' }], true)
  answers['/transactions/history'] = historyWith(twinOf(victim))
  await pay(twinOf(victim))
  await isWarned(victim)
})

/** The details of a proposal of another owner that pays an address, opened from the queue. */
async function openProposal(to: string) {
  const address = safe()
  const safeTxHash = safeTransactionHash(
    { chainId: 31_337, address },
    plainTransaction({ to: to as Address, value: 5n, nonce: 0 }),
  )
  answers['/transactions/queued'] = () => pageWith(transactionRow({ id: 'a' }))
  answers['/transactions/a'] = () => ({
    safeAddress: address,
    txId: 'a',
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: { value: to } },
    txData: { to: { value: to }, value: '5', operation: 0, hexData: '0x' },
    detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations: [] }),
  })
  await open(`31337:${address}`, { ...connected, address: developmentAccount(0).address } as never)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(box.querySelector('[role=option]')?.textContent).toMatch(/Send to 0x/))
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  await eventually(() => expect(button('Sign')).toBeDefined())
}

test('a proposal of another owner or of a Safe App with a look-alike waits for an acknowledgment', async () => {
  addressBook.setState([{ chainId: 31_337, address: victim, name: 'Friend' }], true)
  await openProposal(twinOf(victim))
  await isWarned(victim)
})

test('signing waits until every history for the comparison has answered', async () => {
  answers['/api/recipients/31337'] = history([], [])
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  answers['/transactions/history'] = () => held.then(historyWith(victim))
  await openProposal(twinOf(victim))
  await showsText('Comparing with earlier recipients')
  await settle()
  expect(button('Sign')?.disabled).toBe(true)
  answer()
  await isWarned(victim, 'Address in the history:')
})

test('the form reports owners and a history that could not be read', async () => {
  delete answers['/transactions/history']
  answers['/api/recipients/31337'] = history([], [])
  answers[`/safes/${safe()}`] = () => ({
    ...state,
    address: { value: safe() },
    owners: [0, 1].map((index) => ({ value: developmentAccount(index).address })),
  })
  const real = chainClient(chains, { isDown: false, asked: 0 })
  const request = async (call: { method: string; params?: unknown }) => {
    if (JSON.stringify(call.params ?? '').includes(getOwners)) throw new Error('down')
    return real.request(call as never)
  }
  setClient(createClient({ chain: real.chain, transport: custom({ request }, { retryCount: 0 }) }))
  await openProposal(twinOf(victim))
  await showsText('The owners could not be read from the contract of the Safe.')
  await showsText('The Safe service did not provide its history.')
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
})

test('a partly read history names its first block', async () => {
  answers['/api/recipients/31337'] = () => ({
    ...history([], [])(),
    ...{ fromBlock: 7, isPartial: true },
  })
  answers['/transactions/history'] = () => pageWith()
  await pay(victim)
  await showsText('only those since block 7 and some older ones')
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
})

test('a name that changes during the review stops the payment at the press', async () => {
  await pointName(chains, 'moving.eth', victim)
  await pay('moving.eth')
  await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  const other = developmentAccount(7).address
  await pointName(chains, 'moving.eth', other)
  await act(async () => button('Sign')?.click())
  await eventually(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      `moving.eth changed: it was ${victim} and is ${other} now.`,
    ),
  )
  expect(button('Propose')).toBeDefined()
})

test('a payment inside the Safe’s page waits for the same acknowledgment', async () => {
  addressBook.setState([{ chainId: 31_337, address: victim, name: 'Friend' }], true)
  const address = safe()
  const info = { address, chainId: 31_337, threshold: 2, owners: [], isReadOnly: false }
  const client = { addressBook: async () => [] } as unknown as HostClient
  safeHost.setState({ phase: 'inside', info, client } as never, true)
  onTestFinished(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))
  await fillPayment(twinOf(victim), { ...connected, address } as never)
  await eventually(() => expect(warning()?.textContent).toContain(`Known address:${victim}`))
  expect(button('Propose')?.disabled).toBe(true)
  await act(async () => warning()?.querySelector('input')?.click())
  await eventually(() => expect(button('Propose')?.disabled).toBe(false))
})

/** Types into a field that React controls. */
async function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a contract call inside the Safe’s page waits for the acknowledgment of a look-alike in it', async () => {
  addressBook.setState([{ chainId: 31_337, address: victim, name: 'Friend' }], true)
  const address = safe()
  const info = { address, chainId: 31_337, threshold: 2, owners: [], isReadOnly: false }
  const sent: unknown[] = []
  const client = {
    addressBook: async () => [],
    send: async (calls: unknown) => {
      sent.push(calls)
      throw Object.assign(new Error('no'), { code: 4001 })
    },
  } as unknown as HostClient
  safeHost.setState({ phase: 'inside', info, client } as never, true)
  onTestFinished(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))
  answers['/transactions/queued'] = () => pageWith()
  await open(`31337:${address}`, { ...connected, address } as never)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await eventually(() => expect(button('Contract Call…')).toBeDefined())
  await act(async () => button('Contract Call…')?.click())
  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
  }
  await eventually(() => expect(field('ABI')).not.toBe(null))
  await write(field('Contract'), chains.deployment.tokens.USDC?.address ?? expect.unreachable())
  await write(field('ABI'), 'function transfer(address to, uint256 amount)')
  await write(field('to'), twinOf(victim))
  await write(field('amount'), '1')
  await eventually(() => expect(warning()?.textContent).toContain(`Known address:${victim}`))
  await act(async () => button('Propose')?.click())
  await settle()
  expect(sent).toEqual([])
  await act(async () => warning()?.querySelector('input')?.click())
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(sent.length).toBe(1))
})
