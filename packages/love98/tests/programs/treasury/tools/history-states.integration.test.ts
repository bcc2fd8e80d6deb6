// @vitest-environment happy-dom
import { type Hex, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { executionInReceipt, readSafeExecution } from '@/chain/safe/safe-execution'
import { historyFile } from '@/programs/treasury/history/use-history-texts'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'

import { pageWith, transactionRow, waitingExecution } from '../../../safe/gateway-shapes'
import { executeInSafe } from '../../../support/execute-in-safe'
import { chains, friend, id, openTab, safe, withDemoContracts } from '../lying-window'
import { answers, box, eventually } from '../treasury-window'

withDemoContracts()

const payment = (nonce: number, value = 1n) => plainTransaction({ to: friend, value, nonce })

/** Opens the history of the demo's Safe, of which a gateway says that all was executed by one transaction of the chain. */
async function openHistory(txHash: Hex, listed: readonly SafeTransaction[]) {
  const rows = listed.map((transaction, index) => {
    const [own, nonce] = [`h${index}x`, Number(transaction.nonce)]
    const safeTxHash = safeTransactionHash(id(), transaction)
    const reported = { txStatus: 'SUCCESS', txInfo: { type: 'Custom', to: { value: friend } }, txHash }
    answers[`/transactions/${own}`] = () => ({
      ...reported,
      safeAddress: safe(),
      txId: own,
      txData: { to: { value: friend }, value: String(transaction.value), operation: 0, hexData: '0x' },
      detailedExecutionInfo: waitingExecution({
        safeTxHash,
        nonce,
        safeTxGas: String(transaction.safeTxGas),
      }),
    })
    const counted = { confirmationsSubmitted: 2, confirmationsRequired: 2 }
    return transactionRow({ ...reported, id: own, executionInfo: { type: 'MULTISIG', nonce, ...counted } })
  })
  answers['/transactions/history'] = () =>
    pageWith(
      ...rows,
      transactionRow({
        id: 'in',
        txHash,
        txInfo: { type: 'Custom', to: { value: friend }, methodName: 'gift' },
      }),
    )
  await openTab('History')
  await eventually(() => expect(states()).toHaveLength(rows.length + 1))
}
const states = () =>
  [...box.querySelectorAll('[role=option]')].map(({ lastElementChild }) => lastElementChild?.textContent)

test('Done is unmarked only if the contract’s event proves it', async () => {
  const { txHash } = await executeInSafe(chains, payment(0))
  await openHistory(txHash, [payment(0), payment(0, 7n), payment(1)])
  await eventually(() =>
    // One that ran, one whose nonce the first one used, one whose nonce is not reached, and one that no owner signed.
    expect(states()).toEqual([
      'Executed',
      '* Executed',
      'Executed (according to the Safe service). The network does not confirm it yet.',
      '* Executed',
    ]),
  )
})

test('a transaction whose call failed is shown as failed, although the gateway reports success', async () => {
  const failing = { ...payment(1, 10n ** 30n), safeTxGas: 50_000n }
  const { txHash } = await executeInSafe(chains, failing)
  await openHistory(txHash, [failing])
  await eventually(() => expect(states()[0]).toBe('Failed'))
})

test('a transaction that the gateway lists twice is Done once', async () => {
  const { txHash } = await executeInSafe(chains, payment(2))
  await openHistory(txHash, [payment(2), payment(2)])
  await eventually(() => expect(states().slice(0, 2)).toEqual(['Executed', 'Repeats another row']))
})

test('code that runs as the Safe cannot fake the failure of an executed transaction', async () => {
  const trap = `0x${'96'.repeat(20)}` as const
  const delegated = { ...plainTransaction({ to: trap, data: '0x4e71d92d', nonce: 3 }), operation: 1 as const }
  const hash = safeTransactionHash(id(), delegated).slice(2)
  const failure = toEventSelector('ExecutionFailure(bytes32,uint256)').slice(2)
  await chains.client.setCode({ address: trap, bytecode: `0x7f${hash}7f${failure}5f5fa200` })
  const { txHash, safeTxHash } = await executeInSafe(chains, delegated)
  const asked = { safe: safe(), safeTxHash, txHash }
  expect(await executionInReceipt(chains.client, asked)).toBe(null)
  const { kind } = await readSafeExecution(chains.client, {
    ...{ safe: safe(), safeTxHash, nonce: 3n, call: null, txHashes: [txHash], isAttempt: () => true },
  })
  expect(kind).toBe('nonce-used')
})

test('the saved table has the hashed nonce of a transaction, not the reported one', async () => {
  const rows = [
    { transaction: transactionRow({ executionInfo: { type: 'MULTISIG', nonce: 77 } }).transaction },
  ]
  const fileRows = rows.map((row) => ({
    ...{ transaction: row.transaction as never, what: 'x', status: 'Executed' },
    ...{ isFromBytes: true, nonce: '5', txHash: `0x${'1'.repeat(64)}` as const },
  }))
  const [header, line] = historyFile(fileRows).split('\r\n')
  expect(header).toContain('time (reported by the Safe service)')
  expect(line).toContain(',5,')
  expect(line).not.toContain('77')
})
