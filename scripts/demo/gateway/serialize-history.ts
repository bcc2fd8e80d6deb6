import type { Incoming, Ledger } from './ledger.ts'
import { native, party, type Tokens, tokenInfo, transferOf } from './transaction-info.ts'

/** Serializes an incoming transfer as a row of the history. */
export function serializeIncoming(
  { from, value, token, txHash, at, index }: Incoming,
  { ledger, tokens }: { ledger: Ledger; tokens: Tokens },
) {
  const known = token ? tokens[token.toLowerCase()] : undefined
  const info = token
    ? tokenInfo(token, known ?? { symbol: '?', name: 'Unknown token', decimals: 18 }, value)
    : { ...native, value }
  return {
    id: `transfer_${ledger.safe}_${txHash}_${index}`,
    timestamp: at,
    txStatus: 'SUCCESS',
    txInfo: transferOf({ from, to: ledger.safe, direction: 'INCOMING', info }),
    executionInfo: null,
    safeAppInfo: null,
    txHash,
    note: null,
  }
}

/** Serializes the creation of the Safe, which is the last row of the history. */
export function serializeCreation(
  ledger: Ledger,
  { singleton, proxyFactory }: { singleton: string; proxyFactory: string },
) {
  const creation = ledger.creation()
  if (!creation) return null
  return {
    id: `creation_${ledger.safe}`,
    timestamp: creation.at,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      creator: party(creation.creator),
      transactionHash: creation.txHash,
      implementation: party(singleton),
      factory: party(proxyFactory),
      saltNonce: null,
    },
    executionInfo: null,
    safeAppInfo: null,
    txHash: creation.txHash,
    note: null,
  }
}
