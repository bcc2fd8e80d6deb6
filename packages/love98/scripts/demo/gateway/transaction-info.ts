import { getAddress } from 'viem'
import type { Proposal } from './ledger.ts'
import { decodeCall } from './safe-contract.ts'

/** Tokens by lower-case address. */
export type Tokens = Readonly<Record<string, { symbol: string; name: string; decimals: number }>>

export const native = { type: 'NATIVE_COIN' }
const settings: Readonly<Record<string, string>> = {
  addOwnerWithThreshold: 'ADD_OWNER',
  removeOwner: 'REMOVE_OWNER',
  swapOwner: 'SWAP_OWNER',
  changeThreshold: 'CHANGE_THRESHOLD',
  enableModule: 'ENABLE_MODULE',
  disableModule: 'DISABLE_MODULE',
  setGuard: 'SET_GUARD',
  setFallbackHandler: 'SET_FALLBACK_HANDLER',
}

export const party = (value: string) => ({ value: getAddress(value), name: null, logoUri: null })

export function infoOf({ to, value, data }: Proposal, safe: string, tokens: Tokens) {
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
 * Counts the calls in a batch. Each consists of a byte, an address, a value, the length of the data, and the data.
 * @param packed hex
 */
function countCalls(packed: string) {
  let count = 0
  for (let at = 2; at < packed.length; count++)
    at += 170 + 2 * Number(`0x${packed.slice(at + 106, at + 170)}`)
  return count
}

function customOf(to: string, value: string, data: string) {
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

export function transferOf({
  from,
  to,
  direction,
  info,
}: {
  from: string
  to: string
  direction: string
  info: Record<string, unknown>
}) {
  return { type: 'Transfer', sender: party(from), recipient: party(to), direction, transferInfo: info }
}

export function tokenInfo(
  address: string,
  { symbol, name, decimals }: { symbol: string; name: string; decimals: number },
  value: string,
) {
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
