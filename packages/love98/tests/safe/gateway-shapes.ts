import type { Address } from '@/domain/address'
import { zeroAddress } from '@/safe/safe-transaction'

export const safe: Address = '0x0165878A594ca255338adfa4d48449f69242Eb8F'
export const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export function transactionRow(different: Record<string, unknown> = {}) {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `multisig_${safe}_0x${'1'.repeat(64)}`,
      timestamp: 1_790_000_000_000,
      txStatus: 'SUCCESS',
      txInfo: { type: 'Custom', to: { value: owner }, dataSize: '0', value: '0', methodName: null },
      executionInfo: null,
      ...different,
    },
  }
}

export function pageWith(...results: readonly unknown[]) {
  return { count: results.length, next: null, previous: null, results }
}

export function alwaysAnswering(text: string, init: ResponseInit = {}) {
  return async () => new Response(text, init)
}

/** Returns the execution details of a transaction that waits for its two owners, changed by `different`. */
export function waitingExecution(different: Record<string, unknown> = {}) {
  return {
    type: 'MULTISIG',
    nonce: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    signers: [{ value: owner }, { value: safe }],
    confirmationsRequired: 2,
    confirmations: [] as readonly unknown[],
    ...different,
  }
}
