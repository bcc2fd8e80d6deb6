import { getAddress } from 'viem'
import { statusOf } from './ledger.mjs'
import { decodeCall } from './safe-contract.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('./ledger.mjs').Proposal} Proposal
 * @typedef {Awaited<ReturnType<Ledger['now']>>} SafeNow
 * @typedef {Readonly<Record<string, { symbol: string, name: string, decimals: number }>>} Tokens by address in small letters
 */

const native = { type: 'NATIVE_COIN' }
/** @type {Readonly<Record<string, string>>} */
const settings = {
  addOwnerWithThreshold: 'ADD_OWNER',
  removeOwner: 'REMOVE_OWNER',
  swapOwner: 'SWAP_OWNER',
  changeThreshold: 'CHANGE_THRESHOLD',
  enableModule: 'ENABLE_MODULE',
  disableModule: 'DISABLE_MODULE',
  setGuard: 'SET_GUARD',
  setFallbackHandler: 'SET_FALLBACK_HANDLER',
}

/** @param {string} value */
export const party = (value) => ({ value: getAddress(value), name: null, logoUri: null })

/**
 * A transaction as a row of a list.
 * @param {Proposal} proposal
 * @param {SafeNow} now
 * @param {{ ledger: Ledger, tokens: Tokens }} context
 */
export function serializeSummary(proposal, now, { ledger, tokens }) {
  const { safeTxHash, nonce, confirmations, executed, submittedAt, note } = proposal
  const signed = confirmations.map(({ owner }) => owner)
  return {
    id: `multisig_${ledger.safe}_${safeTxHash}`,
    timestamp: executed?.at ?? submittedAt,
    txStatus: statusOf(proposal, now),
    txInfo: infoOf(proposal, ledger.safe, tokens),
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: now.threshold,
      confirmationsSubmitted: confirmations.length,
      missingSigners: executed ? null : now.owners.filter((owner) => !signed.includes(owner)).map(party),
    },
    safeAppInfo: null,
    txHash: executed?.txHash ?? null,
    note,
  }
}

/**
 * A transaction in full.
 * @param {Proposal} proposal
 * @param {SafeNow} now
 * @param {{ ledger: Ledger, tokens: Tokens }} context
 */
export function serializeDetails(proposal, now, { ledger, tokens }) {
  const { to, value, data, operation, executed, confirmations } = proposal
  const { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, safeTxHash } = proposal
  return {
    safeAddress: ledger.safe,
    txId: `multisig_${ledger.safe}_${safeTxHash}`,
    executedAt: executed?.at ?? null,
    txStatus: statusOf(proposal, now),
    txInfo: infoOf(proposal, ledger.safe, tokens),
    txData: {
      hexData: data,
      dataDecoded: data === '0x' ? null : decodeCall(data),
      to: party(to),
      value,
      operation,
      trustedDelegateCallTarget: operation === 1 ? false : null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: proposal.submittedAt,
      nonce,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver: party(refundReceiver),
      safeTxHash,
      executor: executed ? party(executed.executor) : null,
      signers: now.owners.map(party),
      confirmationsRequired: now.threshold,
      confirmations: confirmations.map(({ owner, signature, at }) => ({
        signer: party(owner),
        signature,
        submittedAt: at,
      })),
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: party(proposal.proposer),
      proposedByDelegate: null,
    },
    txHash: executed?.txHash ?? null,
    safeAppInfo: null,
    note: proposal.note,
  }
}

/**
 * @param {Proposal} proposal
 * @param {string} safe
 * @param {Tokens} tokens
 */
function infoOf({ to, value, data }, safe, tokens) {
  const isOwn = to.toLowerCase() === safe.toLowerCase()
  if (data === '0x' && isOwn && value === '0')
    return { ...customOf(to, value, data), methodName: null, isCancellation: true }
  if (data === '0x') return transferOf({ from: safe, to, direction: 'OUTGOING', info: { ...native, value } })
  const call = decodeCall(data)
  const token = tokens[to.toLowerCase()]
  if (token && call?.method === 'transfer') {
    const [recipient, amount] = call.parameters.map((parameter) => String(parameter.value))
    const info = tokenInfo(to, token, amount ?? '0')
    return transferOf({ from: safe, to: recipient ?? to, direction: 'OUTGOING', info })
  }
  const kind = isOwn && call ? settings[call.method] : undefined
  if (kind && call)
    return { type: 'SettingsChange', dataDecoded: call, settingsInfo: { type: kind }, humanDescription: null }
  const actionCount = call?.method === 'multiSend' ? countCalls(String(call.parameters[0]?.value)) : null
  return { ...customOf(to, value, data), methodName: call?.method ?? null, actionCount }
}

/**
 * How many calls a batch packs one after another: a byte, an address, a value, the length of the data, the data.
 * @param {string} packed hex
 */
function countCalls(packed) {
  let count = 0
  for (let at = 2; at < packed.length; count++)
    at += 170 + 2 * Number(`0x${packed.slice(at + 106, at + 170)}`)
  return count
}

/**
 * @param {string} to
 * @param {string} value
 * @param {string} data
 */
function customOf(to, value, data) {
  const size = String((data.length - 2) / 2)
  return {
    type: 'Custom',
    to: party(to),
    dataSize: size,
    value,
    methodName: null,
    actionCount: null,
    isCancellation: false,
  }
}

/**
 * @param {{ from: string, to: string, direction: string, info: Record<string, unknown> }} transfer
 */
function transferOf({ from, to, direction, info }) {
  return { type: 'Transfer', sender: party(from), recipient: party(to), direction, transferInfo: info }
}

/**
 * @param {string} address
 * @param {{ symbol: string, name: string, decimals: number }} token
 * @param {string} value
 */
function tokenInfo(address, { symbol, name, decimals }, value) {
  return {
    type: 'ERC20',
    tokenAddress: getAddress(address),
    tokenName: name,
    tokenSymbol: symbol,
    logoUri: null,
    decimals,
    value,
    trusted: true,
    imitation: false,
  }
}

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
