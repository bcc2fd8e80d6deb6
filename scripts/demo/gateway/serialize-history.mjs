import { native, party, tokenInfo, transferOf } from './transaction-info.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('./transaction-info.mjs').Tokens} Tokens
 */

/**
 * What came in, as a row of the history.
 * @param {import('./ledger.mjs').Incoming} incoming
 * @param {{ ledger: Ledger, tokens: Tokens }} context
 */
export function serializeIncoming({ from, value, token, txHash, at, index }, { ledger, tokens }) {
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

/**
 * How the Safe began, as the last row of the history.
 * @param {Ledger} ledger
 * @param {{ singleton: string, proxyFactory: string }} contracts
 */
export function serializeCreation(ledger, { singleton, proxyFactory }) {
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
