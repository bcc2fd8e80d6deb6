import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { callGateway, type GatewayAccess } from './gateway-call'
import { addressOfCall } from './gateway-calls'
import type { SafeId } from './gateway-queries'
import { transactionDetails } from './transaction-shapes'

/** The body of a proposal; amounts and gas as decimal digits. */
export type Proposal = {
  to: Address
  value: string
  data?: Hex
  nonce: string
  operation: 0 | 1
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver?: Address
  safeTxHash: Hex
  sender: Address
  signature?: Hex
  origin?: string
}

/** Returns every call that changes something at the gateway. A request is repeated only after the status 429. */
export function createGatewayMutations(access: GatewayAccess) {
  return {
    /** `[S7.14]` */
    propose: ({ chainId, address }: SafeId, proposal: Proposal, signal?: AbortSignal) =>
      callGateway(access, {
        ...addressOfCall('propose', { chain: chainId, address }),
        body: proposal,
        answer: transactionDetails,
        signal,
      }),
    confirm: (chainId: number, safeTxHash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        ...addressOfCall('confirm', { chain: chainId, hash: safeTxHash }),
        body: { signature },
        answer: transactionDetails,
        signal,
      }),
    /** Removes a transaction that was not executed; `signature` is the proposer's, of `typedWithdrawal`. */
    withdraw: (chainId: number, safeTxHash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        ...addressOfCall('withdraw', { chain: chainId, hash: safeTxHash }),
        body: { signature },
        signal,
      }),
    /** `[S7.19]` The gateway indexes the message later. */
    addMessage: (
      { chainId, address }: SafeId,
      body: { message: unknown; signature: Hex; origin?: string },
      signal?: AbortSignal,
    ) => callGateway(access, { ...addressOfCall('addMessage', { chain: chainId, address }), body, signal }),
    /** `[S7.21]` */
    confirmMessage: (chainId: number, hash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        ...addressOfCall('signMessage', { chain: chainId, hash }),
        body: { signature },
        signal,
      }),
  }
}

export type GatewayMutations = ReturnType<typeof createGatewayMutations>
