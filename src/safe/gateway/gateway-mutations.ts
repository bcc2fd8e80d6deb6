import type { Address } from '@/domain/address'
import { callGateway, type GatewayAccess, pathOf } from './gateway-call'
import type { SafeId } from './gateway-queries'
import { transactionDetails } from './transaction-shapes'

type Hex = `0x${string}`

/** What is handed in with a new transaction; amounts and gas as decimal digits. */
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

/** Everything that can be handed in for a Safe. Nothing is sent twice by itself, except what was answered with 429. */
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
    /** Takes back a transaction that nobody has executed. */
    withdraw: (chainId: number, safeTxHash: Hex, signature: Hex, signal?: AbortSignal) =>
      callGateway(access, {
        method: 'DELETE',
        path: pathOf`/v1/chains/${chainId}/transactions/${safeTxHash}`,
        body: { signature },
        signal,
      }),
    /** `[S7.19]` The gateway takes it in later: ask for it by its hash. */
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
