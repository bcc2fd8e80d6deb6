import type { Address } from '@/domain/address'
import { callGateway, type GatewayAccess, pathOf } from './gateway-call'
import type { SafeId } from './gateway-queries'
import { transactionDetails } from './transaction-shapes'

type Hex = `0x${string}`

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

/** Every call that changes something at the gateway. Only a request that is answered with 429 is repeated. */
export function createGatewayMutations(access: GatewayAccess) {
  const post = (path: string, body: unknown, signal?: AbortSignal) =>
    callGateway(access, { method: 'POST', path, body, signal })
  return {
    /** `[S7.14]` */
    propose: ({ chainId, address }: SafeId, proposal: Proposal, signal?: AbortSignal) =>
      callGateway(access, {
        method: 'POST',
        path: pathOf`/v1/chains/${chainId}/transactions/${address}/propose`,
        body: proposal,
        answer: transactionDetails,
        signal,
      }),
    /** Adds an owner's signature to a transaction. */
    confirm: (chainId: number, safeTxHash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        method: 'POST',
        path: pathOf`/v1/chains/${chainId}/transactions/${safeTxHash}/confirmations`,
        body: { signature },
        answer: transactionDetails,
        signal,
      }),
    /** Removes a transaction that was not executed; `signature` is the proposer's, of `typedWithdrawal`. */
    withdraw: (chainId: number, safeTxHash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        method: 'DELETE',
        path: pathOf`/v1/chains/${chainId}/transactions/${safeTxHash}`,
        body: { signature },
        signal,
      }),
    /** `[S7.19]` The gateway indexes the message later. */
    addMessage: (
      { chainId, address }: SafeId,
      body: { message: unknown; signature: Hex; origin?: string },
      signal?: AbortSignal,
    ) => post(pathOf`/v1/chains/${chainId}/safes/${address}/messages`, body, signal),
    /** `[S7.21]` */
    signMessage: (chainId: number, hash: Hex, signature: Hex, signal?: AbortSignal) =>
      post(pathOf`/v1/chains/${chainId}/messages/${hash}/signatures`, { signature }, signal),
  }
}

export type GatewayMutations = ReturnType<typeof createGatewayMutations>
