import { getAddress } from 'viem'
import { decodeCall } from './safe-contract.mjs'

/** @typedef {Readonly<Record<string, { symbol: string, name: string, decimals: number }>>} Tokens by lower-case address */

/** Token type of a transfer of the native coin. */
export const native = { type: 'NATIVE_COIN' }
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

/** An address as gateways serialize it. @param {string} value */
export const party = (value) => ({ value: getAddress(value), name: null, logoUri: null })

/**
 * What a transaction is about, read from its call data.
 * @param {import('./ledger.mjs').Proposal} proposal
 * @param {string} safe
 * @param {Tokens} tokens
 */
export function infoOf({ to, value, data }, safe, tokens) {
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
export function transferOf({ from, to, direction, info }) {
  return { type: 'Transfer', sender: party(from), recipient: party(to), direction, transferInfo: info }
}

/**
 * @param {string} address
 * @param {{ symbol: string, name: string, decimals: number }} token
 * @param {string} value
 */
export function tokenInfo(address, { symbol, name, decimals }, value) {
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
