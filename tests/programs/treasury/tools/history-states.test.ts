// @vitest-environment happy-dom
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { plainTransaction, type SafeTransaction, safeTransactionHash } from '@/safe/safe-transaction'
import { pageWith, transactionRow, waitingExecution } from '../../../safe/gateway-shapes'
import { executeInSafe } from '../../../support/execute-in-safe'
import { chains, friend, id, openTab, safe, withDemoContracts } from '../lying-window'
import { answers, box, comesTo } from '../treasury-window'

withDemoContracts()

const payment = (nonce: number, value = 1n) => plainTransaction({ to: friend, value, nonce })

/** Opens the history of the demo's Safe, of which a gateway says that all was executed by one transaction of the chain. */
async function openHistory(txHash: Hex, listed: readonly SafeTransaction[]) {
  const rows = listed.map((transaction, index) => {
    const [own, nonce] = [`h${index}x`, Number(transaction.nonce)]
    const safeTxHash = safeTransactionHash(id(), transaction)
    const said = { txStatus: 'SUCCESS', txInfo: { type: 'Custom', to: { value: friend } }, txHash }
    answers[`/transactions/${own}`] = () => ({
      ...said,
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
    return transactionRow({ ...said, id: own, executionInfo: { type: 'MULTISIG', nonce, ...counted } })
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
  await comesTo(() => expect(states()).toHaveLength(rows.length + 1))
}
const states = () =>
  [...box.querySelectorAll('[role=option]')].map(({ lastElementChild }) => lastElementChild?.textContent)

test('Done is what the Safe’s contract says; of any other transaction it is the gateway’s word', async () => {
  const { txHash } = await executeInSafe(chains, payment(0))
  await openHistory(txHash, [payment(0), payment(0, 7n), payment(1)])
  const said = 'Done (as the Safe service says)'
  await comesTo(() =>
    // One that ran, one whose nonce the first one used, one whose nonce is not reached, and one that no owner signed.
    expect(states()).toEqual(['Done', said, `${said}. The network does not confirm it yet.`, said]),
  )
})

test('a transaction whose call failed is called failed, though a gateway says that it is done', async () => {
  const failing = { ...payment(1, 10n ** 30n), safeTxGas: 50_000n }
  const { txHash } = await executeInSafe(chains, failing)
  await openHistory(txHash, [failing])
  await comesTo(() => expect(states()[0]).toBe('Failed'))
})
