// @vitest-environment happy-dom

import { act } from 'react'
import { createClient, custom, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { plainTransaction, type SafeTransaction } from '@/safe/safe-transaction'
import { lookAlike } from '@/texts/look-alike'
import { treasuryReview } from '@/texts/treasury-review'

import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { encoded } from '../../safe/decode/encode'
import { multiSendCallOnlyCode } from '../../support/batch-contracts-1.5.0'
import { delayedAnswers } from '../../support/delayed-answers'
import { receiptOf } from '../../support/receipt-of'
import { collectionCode } from '../../support/test-collection'
import { chainClient } from './chain-client'
import {
  alerts,
  batchOf,
  chains,
  friend,
  openFalseDescription,
  safe,
  shownFacts,
  thief,
  token,
  withDemoContracts,
} from './lying-window'
import { box, button, eventually, setClient } from './treasury-window'

withDemoContracts()

/** A gateway that says nothing beside the recipient. */
const opened = (transaction: SafeTransaction) =>
  openFalseDescription(transaction, {
    txInfo: { type: 'Custom', to: { value: transaction.to } },
    dataDecoded: null,
  })
const { riskFlags } = treasuryReview
const call = (to: Hex, data: Hex) => plainTransaction({ to, data, nonce: 0 })
/** Expects that it can be signed after an acknowledgment, and not before. */
async function isAcknowledged() {
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => box.querySelector<HTMLElement>('[data-details] [type=checkbox]')?.click())
  expect(button('Sign')?.disabled).toBe(false)
}
/** The code that some creation code leaves. */
const codeOf = async (data: Hex) => (await chains.client.call({ data })).data ?? '0x'
const put = (address: Hex, code: Hex) => chains.client.setCode({ address, bytecode: code })

test('an unknown call needs an acknowledgment, and one to a new contract is a danger', async () => {
  const contract = `0x${'c7'.repeat(20)}` as const
  await put(contract, '0x00')
  await opened(call(contract, '0x12345678'))
  await eventually(() => expect(alerts()).toContain(riskFlags['new-contract']))
  expect(alerts()).toContain(riskFlags['unknown-call'])
  expect(alerts()).not.toContain(riskFlags['age-unknown'])
  await isAcknowledged()
})

test('an unknown call to a contract older than a day needs an acknowledgment, too', async () => {
  const contract = `0x${'c8'.repeat(20)}` as const
  await put(contract, '0x00')
  await chains.client.mine({ blocks: 3, interval: 50_000 })
  await opened(call(contract, '0x12345678'))
  await eventually(() => {
    expect(alerts()).toContain(riskFlags['unknown-call'])
    expect(alerts()).not.toContain(riskFlags['age-unknown'])
  })
  expect(alerts()).toContain(riskFlags['unknown-call'])
  expect(alerts()).not.toContain(riskFlags['new-contract'])
  await isAcknowledged()
})

test('an allowance of 0 is a danger unless the contract is an ERC-20', async () => {
  const data = encoded('approve(address spender, uint256 amount)', thief, 0n)
  const created = await chains.client.sendTransaction({
    account: developmentAccount(3).address,
    data: await collectionCode(),
    gas: 5_000_000n,
    chain: null,
  })
  const { contractAddress: collection } = await receiptOf(chains.client, created)
  await opened(call(collection ?? expect.unreachable(), data))
  await eventually(() => expect(shownFacts()).toContain(`Approve ${thief} to spend NFT #0`))
  expect(alerts()).toContain(riskFlags.allowance)
  expect(alerts()).not.toContain(riskFlags.revoke)
  expect(button('Sign')?.disabled).toBe(true)
})

test('revoking an allowance of an ERC-20 needs no acknowledgment', async () => {
  await opened(call(token('CAT'), encoded('approve(address spender, uint256 amount)', thief, 0n)))
  await eventually(() => expect(alerts()).toContain(riskFlags.revoke))
  expect(alerts()).not.toContain(riskFlags.allowance)
  expect(button('Sign')?.disabled).toBe(false)
})

test('a batch on MultiSendCallOnly 1.5.0 shows a call to the zero address as a call to the Safe itself', async () => {
  const zero = `0x${'0'.repeat(40)}` as const
  const calls = [
    { to: friend, value: 10n ** 15n },
    { to: zero, data: encoded('enableModule(address module)', thief) },
  ]
  const transaction = { ...batchOf(calls), to: '0xA83c336B20401Af773B6219BA5027174338D1836' as const }
  await put(transaction.to, await codeOf(multiSendCallOnlyCode))
  await opened(transaction)
  await eventually(() => expect(shownFacts()).toContain(`2. Enable the module ${thief}`))
  expect(shownFacts()).toContain(`replaces with ${safe()}`)
  expect(alerts()).toContain(riskFlags.module)
  expect(alerts()).not.toContain(riskFlags['delegate-call'])
  expect(button('Sign')?.disabled).toBe(true)
})

test('other code at the address of a batch contract is a delegate call to unknown code', async () => {
  const transaction = batchOf([{ to: friend, value: 10n ** 15n }])
  const own = (await chains.client.getCode({ address: transaction.to })) ?? '0x'
  await put(transaction.to, '0x00')
  try {
    await opened(transaction)
    await eventually(() => expect(alerts()).toContain(riskFlags['delegate-call']))
    expect(button('Sign')?.disabled).toBe(true)
    // The bytes say what the known code would do, and this is other code.
    expect(shownFacts()).toContain(`Run the code of ${transaction.to} as the Safe itself (delegate call)`)
    expect(shownFacts()).not.toContain(`Send to ${friend}`)
  } finally {
    await put(transaction.to, own)
  }
})

/** A node that keeps its answers to some requests until they are given. */
function slowNode(isKept: Parameters<ReturnType<typeof delayedAnswers>['hold']>[0]) {
  const node = chainClient(chains, { isDown: false, asked: 0 })
  const held = delayedAnswers()
  held.hold(isKept)
  const request = held.through((asked) => node.request(asked as never))
  setClient(createClient({ chain: node.chain, transport: custom({ request }, { retryCount: 0 }) }))
  return held
}

/** Expects a review that is read but for the answers that are held. */
async function isAwaited(node: ReturnType<typeof delayedAnswers>) {
  await eventually(() => {
    expect(button('Sign')).toBeDefined()
    expect(box.textContent).not.toContain(lookAlike.reading)
  })
  await node.isAsked()
  expect(button('Sign')?.disabled).toBe(true)
}

test('a batch cannot be signed before the code of its contract is read', async () => {
  const transaction = batchOf([{ to: friend, value: 10n ** 15n }])
  const own = (await chains.client.getCode({ address: transaction.to })) ?? '0x'
  await put(transaction.to, '0x00')
  const node = slowNode(
    ({ method, params }) =>
      method === 'eth_getCode' && JSON.stringify(params).toLowerCase().includes(transaction.to.toLowerCase()),
  )
  try {
    await opened(transaction)
    await isAwaited(node)
    expect(alerts()).not.toContain(riskFlags['delegate-call'])
    await act(() => node.give())
    await eventually(() => expect(alerts()).toContain(riskFlags['delegate-call']))
    await isAcknowledged()
  } finally {
    await put(transaction.to, own)
  }
})

test('a swap for almost nothing cannot be signed before the decimals of its output are read', async () => {
  const node = slowNode(({ params }) => JSON.stringify(params ?? '').includes('313ce567'))
  const swap = encoded(
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    10n ** 18n,
    5_000n,
    [friend, token('CAT')],
    safe(),
    2n ** 40n,
  )
  await opened(call(friend, swap))
  await isAwaited(node)
  expect(alerts()).not.toContain(riskFlags['no-minimum'])
  await act(() => node.give())
  await eventually(() => expect(alerts()).toContain(riskFlags['no-minimum']))
  await isAcknowledged()
})
