import { safe, waitingExecution } from '../../safe/gateway-shapes'

/** A call of a Safe; amounts are zero. */
export type Call = { to: string; data?: string; operation?: number }

/** The details of a transaction with nonce 0, as a gateway answers them. */
export function waitingDetails(
  { to, data = '0x', operation = 0 }: Call,
  safeTxHash: string,
  { txStatus = 'AWAITING_CONFIRMATIONS', confirmations = [] as readonly unknown[] } = {},
) {
  return {
    safeAddress: safe,
    txId: 'a',
    txStatus,
    txInfo: { type: 'Custom', to: { value: to } },
    txData: { to: { value: to }, value: '0', operation, hexData: data },
    detailedExecutionInfo: waitingExecution({ safeTxHash, confirmations }),
  }
}
