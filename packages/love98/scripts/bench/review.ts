import type { Address } from 'viem'
import { treasuryWords } from '@/texts/treasury-words'
import { encodeTransfer } from '../../src/domain/abi.ts'
import { callLines } from '../../src/programs/treasury/transaction/call-text.ts'
import { describeTransaction } from '../../src/safe/decode/describe-transaction.ts'
import { multiSendData } from '../../src/safe/decode/multi-send.ts'
import { plainTransaction, safeTransactionHash } from '../../src/safe/safe-transaction.ts'

import { withPage } from './chromium.ts'
import type { SafePageTarget } from './safe.ts'
import { chainId, longSafe, owner, safe } from './safe-pages.ts'
import { percentile } from './statistics.ts'

const calls = 100
/** MultiSendCallOnly 1.4.1. */
const batchContract = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** A transaction with as many token payments as a batch is judged by, each with its own token and recipient. */
function batchTransaction() {
  const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
  const data = multiSendData(
    Array.from({ length: calls }, (_, index) => ({
      operation: 0 as const,
      to: address(5_000 + index),
      value: 0n,
      data: encodeTransfer(address(9_000 + index), 10n ** 18n + BigInt(index)),
    })),
  )
  return { ...plainTransaction({ to: batchContract, data, nonce: 10_000 }), operation: 1 as const }
}

/**
 * Describes such a batch from its bytes, with all lines of text.
 * @returns ms; 95 % are below
 */
export function measureDescription(count = 200): number {
  const transaction = batchTransaction()
  const context = { texts: treasuryWords, nativeSymbol: 'ETH', facts: new Map() }
  const times = []
  for (let run = 0; run < count + 20; run++) {
    const start = performance.now()
    const { call } = describeTransaction({ chainId, address: safe }, transaction)
    const lines = callLines(call, safe, context)
    times.push(performance.now() - start)
    if (lines.length < 2 * calls) throw new Error('The batch was not described.')
  }
  return percentile(times.slice(20), 0.95)
}

export function answersOfBatch(): { queue: object; details: object } {
  const transaction = batchTransaction()
  const safeTxHash = safeTransactionHash({ chainId, address: safe }, transaction)
  const zero = `0x${'0'.repeat(40)}`
  const id = `multisig_${safe}_${safeTxHash}`
  const status = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: { value: batchContract }, methodName: 'multiSend', actionCount: calls },
  }
  const counts = { nonce: Number(transaction.nonce), confirmationsRequired: 1 }
  const summary = {
    ...{ id, timestamp: Date.UTC(2026, 0, 1), ...status },
    executionInfo: { type: 'MULTISIG', ...counts, confirmationsSubmitted: 0 },
  }
  const info = {
    ...{ type: 'MULTISIG', ...counts, safeTxHash, signers: [{ value: owner }], confirmations: [] },
    ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zero, refundReceiver: { value: zero } },
  }
  const txData = { to: { value: batchContract }, value: '0', operation: 1, hexData: transaction.data }
  return {
    queue: {
      ...{ count: 1, next: null, previous: null },
      results: [{ type: 'TRANSACTION', conflictType: 'None', transaction: summary }],
    },
    details: { safeAddress: safe, txId: id, ...status, txData, detailedExecutionInfo: info },
  }
}

/**
 * Measures the time from the click on a row with a loaded transaction until its review is painted.
 * @returns ms
 */
export function measureReview({ url, ...at }: SafePageTarget): Promise<number> {
  return withPage(at, async ({ page }) => {
    await page.goto(`${url}/p/treasury?open=${longSafe}`)
    await page.getByRole('tab', { name: 'Queue' }).click()
    await page.getByRole('option', { name: `Batch of ${calls} calls` }).waitFor()
    return page.evaluate(openReview)
  })
}

/** Runs in the page: ms from the click to the frame after the review is in the document. */
function openReview() {
  return new Promise<number>((resolve) => {
    const start = performance.now()
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-details] dd')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    observer.observe(document.body, { subtree: true, childList: true })
    const row: HTMLElement | null = document.querySelector('[role="option"]')
    row?.click()
  })
}
