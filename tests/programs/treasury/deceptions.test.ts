// @vitest-environment happy-dom
import { act } from 'react'
import { concatHex, type Hex, keccak256, maxUint256, pad, parseEther, size, slice, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { executionData } from '@/safe/execution'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { safeArtifact } from '../../../scripts/demo/artifacts.mjs'
import { callRpc } from '../../../scripts/demo/json-rpc.mjs'
import { batchContract, batchData, encoded, packed } from '../../safe/decode/encode'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { type DemoChains, developmentAccount, startChains } from '../../support/demo-chains'
import { chainClient } from './chain-client'
import {
  answers,
  box,
  button,
  comesTo,
  connected,
  open,
  says,
  setClient,
  state,
  tab,
} from './treasury-window'

const friend = developmentAccount(7).address
const thief = developmentAccount(8).address
let chains: DemoChains
const safe = () => chains.deployment.safe.address
const id = () => ({ chainId: 31_337, address: safe() })
const token = (symbol: string) => chains.deployment.tokens[symbol]?.address ?? expect.unreachable()
const url = () => chains.deployment.chains[0]?.rpcUrl ?? ''

beforeAll(async () => {
  chains = await startChains()
  // The batch contract at the address where every chain has it: its creation code answers with what it would have created.
  const code = await callRpc(url(), 'eth_call', [
    { data: safeArtifact('libraries', 'MultiSendCallOnly').bytecode },
    'latest',
  ])
  await callRpc(url(), 'anvil_setCode', [batchContract, code])
})
afterAll(() => chains?.stop())
beforeEach(() => setClient(chainClient(chains, { isDown: false, asked: 0 })))

/** Opens a transaction of the demo's Safe, of which a gateway says what it likes. */
async function openLie(
  transaction: SafeTransaction,
  lie: { txInfo: object; note?: string; dataDecoded?: object },
) {
  const { owners } = chains.deployment.safe
  const safeTxHash = safeTransactionHash(id(), transaction)
  const said = { txStatus: 'AWAITING_CONFIRMATIONS', txInfo: lie.txInfo, note: lie.note ?? null }
  answers[`/safes/${safe()}`] = () => ({
    ...state,
    address: { value: safe() },
    owners: owners.map((value) => ({ value })),
  })
  answers['/transactions/queued'] = () =>
    pageWith(
      transactionRow({
        ...said,
        id: 'a',
        executionInfo: { type: 'MULTISIG', nonce: 0, confirmationsSubmitted: 0, confirmationsRequired: 2 },
      }),
    )
  answers['/transactions/a'] = () => ({
    ...said,
    safeAddress: safe(),
    txId: 'a',
    safeAppInfo: { name: 'Official app' },
    txData: {
      to: { value: transaction.to },
      value: String(transaction.value),
      operation: transaction.operation,
      hexData: transaction.data,
      dataDecoded: lie.dataDecoded ?? { method: 'claimRewards', parameters: [] },
    },
    detailedExecutionInfo: waitingExecution({ safeTxHash, signers: owners.map((value) => ({ value })) }),
  })
  await open(`31337:${safe()}`, connected)
  await says('2 of 2 owners')
  await tab('Queue')
  const row = () => box.querySelector<HTMLElement>('[role=option]')
  await comesTo(() => expect(row()?.textContent).toMatch(/^#0(?!Reading)/))
  const words = row()?.textContent
  await act(async () => row()?.click())
  await comesTo(() => expect(button('Reject')).toBeDefined())
  return words
}

/** What stands above the heading of the gateway. */
const told = () => box.querySelector('[data-details] dl')?.textContent
const alerts = () => [...box.querySelectorAll('[role=alert]')].map((alert) => alert.textContent).join('\n')

const custom = { type: 'Custom', to: { value: friend }, methodName: 'claimRewards' }
const transfer = (direction: string, symbol: string, value: string) => ({
  type: 'Transfer',
  sender: { value: friend },
  recipient: { value: friend },
  direction,
  transferInfo: { type: 'ERC20', tokenAddress: token(symbol), tokenSymbol: symbol, decimals: 18, value },
})

describe('an unlimited approval', () => {
  test.each([
    ['claimRewards', { txInfo: custom }],
    [
      'Settings',
      { txInfo: { type: 'SettingsChange', settingsInfo: { type: 'nothing, a routine refresh' } } },
    ],
    ['Monthly salary', { txInfo: { type: 'Monthly salary of the team, as voted' }, note: 'Monthly salary' }],
  ])(
    'that the gateway calls %s is told as one, and signed only after it is acknowledged',
    async (name, lie) => {
      const data = encoded('approve(address spender, uint256 amount)', thief, maxUint256)
      const row = await openLie(plainTransaction({ to: token('USDT'), data, nonce: 0 }), lie)
      const words = `Allow ${thief} to spend an unlimited amount of USDT (token ${token('USDT')})`
      expect(row).toContain('Allow')
      expect(row).not.toContain(name)
      await comesTo(() => expect(told()).toContain(words))
      expect(told()).not.toContain(name)
      expect(alerts()).toContain('It allows another account to spend tokens')
      expect(button('Sign')?.disabled).toBe(true)
    },
  )
})

test('100 ETH that the gateway calls 1 LOVE are told as 100 ETH with their recipient', async () => {
  const lie = { txInfo: transfer('OUTGOING', 'LOVE', String(parseEther('1'))) }
  const row = await openLie(plainTransaction({ to: thief, value: parseEther('100'), nonce: 0 }), lie)
  expect(row).toContain(`Send 100 ETH to ${thief}`)
  expect(told()).toContain(`Send 100 ETH to ${thief}`)
  expect(told()).not.toContain('LOVE')
  expect(alerts()).toContain('What the gateway says of it is not what its data does')
  expect(button('Sign')?.disabled).toBe(true)
})

test('an outgoing transfer that the gateway calls incoming is told as outgoing', async () => {
  const data = encoded('transfer(address to, uint256 amount)', thief, 1_500_000n)
  const lie = { txInfo: transfer('INCOMING', 'USDT', String(10n ** 24n)) }
  const row = await openLie(plainTransaction({ to: token('USDT'), data, nonce: 0 }), lie)
  expect(row).not.toContain('Receive')
  await comesTo(() => expect(told()).toContain(`Send 1.5 USDT (token ${token('USDT')}) to ${thief}`))
  expect(alerts()).toContain('What the gateway says of it is not what its data does')
  expect(button('Sign')?.disabled).toBe(true)
})

describe('a batch on the real MultiSendCallOnly', () => {
  test('has the code that is deployed on every chain', async () => {
    const code = await chains.client.getCode({ address: batchContract })
    // The code hash that @safe-global/safe-deployments gives for 1.4.1.
    expect(keccak256(code ?? '0x')).toBe('0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939')
  })

  test('of payments is told in full and carries no alarm', async () => {
    const data = batchData([
      { to: friend, value: parseEther('0.01') },
      { to: token('LOVE'), data: encoded('transfer(address to, uint256 amount)', friend, parseEther('2')) },
    ])
    await openLie(
      { ...plainTransaction({ to: batchContract, data, nonce: 0 }), operation: 1 },
      {
        txInfo: { type: 'Custom', to: { value: batchContract }, methodName: 'multiSend', actionCount: 2 },
        dataDecoded: {
          method: 'multiSend',
          parameters: [
            {
              name: 'transactions',
              type: 'bytes',
              value: packed([
                { to: friend, value: parseEther('0.01') },
                {
                  to: token('LOVE'),
                  data: encoded('transfer(address to, uint256 amount)', friend, parseEther('2')),
                },
              ]),
            },
          ],
        },
      },
    )
    await comesTo(() => expect(told()).toContain(`2. Send 2 LOVE (token ${token('LOVE')}) to ${friend}`))
    expect(told()).toContain(`1. Send 0.01 ETH to ${friend}`)
    expect(alerts()).toBe('')
    expect(button('Sign')?.disabled).toBe(false)
  })

  test('that is crafted to show another payment than it makes cannot be signed', async () => {
    const shown = batchData([{ to: friend, value: parseEther('0.01') }])
    const hidden = packed([{ to: thief, value: parseEther('0.9') }])
    const word = (value: number) => toHex(value, { size: 32 })
    const body = slice(shown, 4)
    // The offset leads past the payment that a reader expects at 0x20.
    const data = concatHex([
      '0x8d80ff0a',
      word(size(body)),
      slice(body, 32),
      word(size(hidden)),
      pad(hidden, { dir: 'right', size: 96 }),
    ])
    const transaction: SafeTransaction = {
      ...plainTransaction({ to: batchContract, data, nonce: 0 }),
      operation: 1,
    }
    const row = await openLie(transaction, {
      txInfo: { ...transfer('OUTGOING', 'LOVE', '1'), type: 'Custom', to: { value: batchContract } },
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

/** What the chain makes of a transaction that both owners signed. */
async function paidBy(transaction: SafeTransaction) {
  const balanceOf = (address: Hex) => chains.client.getBalance({ address })
  const before = { friend: await balanceOf(friend), thief: await balanceOf(thief) }
  const hash = safeTransactionHash(id(), transaction)
  const confirmations = await Promise.all(
    [0, 1].map(async (index) => {
      const account = developmentAccount(index)
      return {
        signer: { value: account.address, name: null, logoUri: null },
        signature: await account.sign({ hash }),
        submittedAt: null,
      }
    }),
  )
  const data = executionData(transaction, { confirmations, confirmationsRequired: 2 })
  const sent = await chains.client.sendTransaction({
    account: developmentAccount(0),
    to: safe(),
    data: data ?? '0x',
  })
  await chains.client.waitForTransactionReceipt({ hash: sent })
  return { friend: (await balanceOf(friend)) - before.friend, thief: (await balanceOf(thief)) - before.thief }
}

test('an unlimited permit that begins with "Log in" is told as one, and signed only after it is acknowledged', async () => {
  const names = [
    ['owner', 'address'],
    ['spender', 'address'],
    ['value', 'uint256'],
    ['nonce', 'uint256'],
    ['deadline', 'uint256'],
  ]
  const message = {
    types: { Permit: names.map(([name, type]) => ({ name, type })) },
    primaryType: 'Permit',
    domain: { name: 'USDT', version: '1', chainId: 31_337, verifyingContract: token('USDT') },
    message: {
      Summary: 'Log in',
      owner: safe(),
      spender: thief,
      value: String(maxUint256),
      nonce: 0,
      deadline: 1_900_000_000,
    },
  }
  answers[`/safes/${safe()}`] = () => ({
    ...state,
    address: { value: safe() },
    owners: chains.deployment.safe.owners.map((value) => ({ value })),
    messagesTag: '1',
  })
  answers['/messages'] = () =>
    pageWith({
      type: 'MESSAGE',
      messageHash: safeMessageHash(id(), message),
      status: 'NEEDS_CONFIRMATION',
      message,
      name: 'Log in',
      confirmationsSubmitted: 0,
      confirmationsRequired: 2,
      confirmations: [],
    })
  await open(`31337:${safe()}`, connected)
  await says('2 of 2 owners')
  await tab('Messages')
  await says(`Allow ${thief} to spend an unlimited amount of USDT`)
  const row = box.querySelector<HTMLElement>('[role=option]')
  expect(row?.textContent).not.toContain('Log in')
  await act(async () => row?.click())
  await comesTo(() => expect(button('Sign')).toBeDefined())
  expect(told()).toContain(`Allow ${thief} to spend an unlimited amount of USDT (token ${token('USDT')})`)
  expect(told()).toContain('which the signature does not cover: Summary')
  expect(told()).not.toContain('Log in')
  expect(alerts()).toContain('It allows another account to spend tokens')
  expect(button('Sign')?.disabled).toBe(true)
})
