// @vitest-environment happy-dom

import { act } from 'react'
import { concatHex, type Hex, keccak256, pad, parseEther, size, slice, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { executionData } from '@/safe/execution'
import { type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { batchContract, batchData, encoded, packed } from '../../safe/decode/encode'
import { signedBy } from '../../support/execute-in-safe'
import { receiptOf } from '../../support/receipt-of'
import {
  alerts,
  batchOf,
  chains,
  friend,
  id,
  openFalseDescription,
  safe,
  shownFacts,
  thief,
  token,
  transfer,
  withDemoContracts,
} from './lying-window'
import { box, button, eventually } from './treasury-window'

withDemoContracts()

describe('a batch on the real MultiSendCallOnly', () => {
  test('uses the code that is deployed on every chain', async () => {
    const code = await chains.client.getCode({ address: batchContract })
    // The code hash that @safe-global/safe-deployments publishes for 1.4.1.
    expect(keccak256(code ?? '0x')).toBe('0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939')
  })

  test('shows its payments in full and without a warning', async () => {
    const payments = [
      { to: friend, value: parseEther('0.01') },
      { to: token('CAT'), data: encoded('transfer(address to, uint256 amount)', friend, parseEther('2')) },
    ]
    await openFalseDescription(batchOf(payments), {
      txInfo: { type: 'Custom', to: { value: batchContract }, methodName: 'multiSend', actionCount: 2 },
      dataDecoded: {
        method: 'multiSend',
        parameters: [
          {
            name: 'transactions',
            type: 'bytes',
            value: packed(payments),
          },
        ],
      },
    })
    await eventually(() =>
      expect(shownFacts()).toContain(`2. Send to ${friend}: 2 CAT (token ${token('CAT')})`),
    )
    expect(shownFacts()).toContain(`1. Send to ${friend}: 0.01 ETH`)
    expect(alerts()).toBe('')
    await eventually(() => expect(button('Sign')?.disabled).toBe(false))
  })

  test('cannot be signed if it shows another payment than it makes', async () => {
    const shown = batchData([{ to: friend, value: parseEther('0.01') }])
    const hidden = packed([{ to: thief, value: parseEther('0.9') }])
    const word = (value: number) => toHex(value, { size: 32 })
    const body = slice(shown, 4)
    // The offset points past the payment that a reader expects at 0x20.
    const data = concatHex([
      '0x8d80ff0a',
      word(size(body)),
      slice(body, 32),
      word(size(hidden)),
      pad(hidden, { dir: 'right', size: 96 }),
    ])
    const transaction = batchOf([], data)
    const row = await openFalseDescription(transaction, {
      txInfo: { ...transfer('OUTGOING', 'CAT', '1'), type: 'Custom', to: { value: batchContract } },
    })
    expect(row).toContain('A batch that cannot be read')
    expect(alerts()).toContain('This cannot be signed here')
    expect(button('Sign')?.disabled).toBe(true)
    for (const tick of box.querySelectorAll<HTMLElement>('[type=checkbox]'))
      await act(async () => tick.click())
    expect(button('Sign')?.disabled).toBe(true)
    expect(await paidBy(transaction)).toEqual({ friend: 0n, thief: parseEther('0.9') })
  })
})

/**
 * Executes a transaction that both owners signed.
 * @returns the amounts that the chain paid
 */
async function paidBy(transaction: SafeTransaction) {
  const balanceOf = (address: Hex) => chains.client.getBalance({ address })
  const before = { friend: await balanceOf(friend), thief: await balanceOf(thief) }
  const hash = safeTransactionHash(id(), transaction)
  const agreements = await Promise.all([0, 1].map((index) => signedBy(developmentAccount(index), hash)))
  const data = executionData(transaction, { agreements, threshold: 2 })
  const sent = await chains.client.sendTransaction({
    account: developmentAccount(0),
    to: safe(),
    data: data ?? '0x',
  })
  await receiptOf(chains.client, sent)
  return { friend: (await balanceOf(friend)) - before.friend, thief: (await balanceOf(thief)) - before.thief }
}
