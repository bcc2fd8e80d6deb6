import { act } from 'react'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { safeMessageHash } from '@/safe/safe-message'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { batchContract, batchData } from '../../safe/decode/encode'
import { pageWith, transactionRow, waitingExecution } from '../../safe/gateway-shapes'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { chainClient } from './chain-client'
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

export const friend = developmentAccount(7).address
export const thief = developmentAccount(8).address
export let chains: DemoChains
export const safe = () => chains.deployment.safe.address
export const id = () => ({ chainId: 31_337, address: safe() })
export const token = (symbol: string) => chains.deployment.tokens[symbol]?.address ?? expect.unreachable()

/** Starts the demo's contracts and connects the window to their node. */
export function withDemoContracts(): void {
  beforeAll(async () => {
    chains = await startChains()
  })
  afterAll(() => chains?.stop())
  beforeEach(() => {
    setClient(chainClient(chains, { isDown: false, asked: 0 }))
    answers['/transactions/history'] = () => pageWith()
    answers['/api/recipients/31337'] = () => ({
      trusted: [],
      seen: [],
      fromBlock: 0,
      toBlock: 9,
      isPartial: false,
    })
  })
}

const owners = () => chains.deployment.safe.owners.map((value) => ({ value }))

/** Combines calls into one transaction to the real MultiSendCallOnly contract. */
export const batchOf = (
  calls: Parameters<typeof batchData>[0],
  data = batchData(calls),
): SafeTransaction => ({
  ...plainTransaction({ to: batchContract, data, nonce: 0 }),
  operation: 1,
})

/** Opens a list of the demo's Safe as its first owner. */
export async function openTab(name: string) {
  answers[`/safes/${safe()}`] = () => ({
    ...state,
    address: { value: safe() },
    owners: owners(),
    messagesTag: '1',
  })
  await open(`31337:${safe()}`, connected)
  await showsText('2 of 2 owners')
  await tab(name)
}

/** Opens the messages of the demo's Safe, with one pending message that the gateway describes as "Log in". */
export async function openMessages(message: string | Record<string, unknown>) {
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
  await openTab('Messages')
}

/** Opens a transaction of the demo's Safe with a false description from the gateway. */
export async function openFalseDescription(
  transaction: SafeTransaction,
  lie: { txInfo: object; note?: string; dataDecoded?: object | null },
) {
  const safeTxHash = safeTransactionHash(id(), transaction)
  const reported = { txStatus: 'AWAITING_CONFIRMATIONS', txInfo: lie.txInfo, note: lie.note ?? null }
  answers['/transactions/queued'] = () =>
    pageWith(
      transactionRow({
        ...reported,
        id: 'a',
        executionInfo: { type: 'MULTISIG', nonce: 0, confirmationsSubmitted: 0, confirmationsRequired: 2 },
      }),
    )
  answers['/transactions/a'] = () => ({
    ...reported,
    safeAddress: safe(),
    txId: 'a',
    safeAppInfo: { name: 'Official app' },
    txData: {
      to: { value: transaction.to },
      value: String(transaction.value),
      operation: transaction.operation,
      hexData: transaction.data,
      dataDecoded:
        lie.dataDecoded === undefined ? { method: 'claimRewards', parameters: [] } : lie.dataDecoded,
    },
    detailedExecutionInfo: waitingExecution({ safeTxHash, signers: owners() }),
  })
  await openTab('Queue')
  const row = () => box.querySelector<HTMLElement>('[role=option]')
  await eventually(() => expect(row()?.textContent).toMatch(/^#0(?!Reading)/))
  const words = row()?.textContent
  await act(async () => row()?.click())
  await eventually(() => expect(button('Reject')).toBeDefined())
  return words
}

/** Returns the facts above the heading of the gateway's description. */
export const shownFacts = () => box.querySelector('[data-details] dl')?.textContent
/** Returns the text of every warning. */
export const alerts = () =>
  [...box.querySelectorAll('[role=alert]')].map((alert) => alert.textContent).join('\n')

/** A gateway's description of a transfer to a friend. */
export const transfer = (direction: string, symbol: string, value: string) => ({
  type: 'Transfer',
  sender: { value: friend },
  recipient: { value: friend },
  direction,
  transferInfo: { type: 'ERC20', tokenAddress: token(symbol), tokenSymbol: symbol, decimals: 18, value },
})
