import { encodeAbiParameters, toFunctionSelector } from 'viem/utils'
import { encodeCall } from '@/domain/abi'
import { isSameAddress } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import { isNativeToken } from './enumerations'
import type { DecodedData, TransactionDetails, TransactionInfo } from './gateway/transaction-shapes'
import type { SafeTransaction } from './safe-transaction'

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>

/**
 * Returns whether a gateway's description of a transaction matches its call data: a transfer, a rejection, a decoded
 * call. Owners sign only the call data, so a description of other data would mislead them.
 */
export function descriptionMatchesCalldata(
  { txInfo, txData }: Pick<TransactionDetails, 'txInfo' | 'txData'>,
  transaction: SafeTransaction,
  safe: string,
): boolean {
  const call = txData?.dataDecoded
  if (call && decodingMatchesCalldata(call, transaction.data) === false) return false
  if (txInfo.type === 'Transfer') return txInfo.direction !== 'INCOMING' && isTransferOf(txInfo, transaction)
  if (txInfo.type === 'SettingsChange') return isSameAddress(transaction.to, safe)
  if (txInfo.type !== 'Custom') return true
  const isNothing =
    transaction.data === '0x' && transaction.value === 0n && isSameAddress(transaction.to, safe)
  return isSameAddress(txInfo.to.value, transaction.to) && (!txInfo.isCancellation || isNothing)
}

function isTransferOf(
  { sender, recipient, transferInfo: info }: Transfer,
  { to, value, data }: SafeTransaction,
): boolean {
  // Only the native coin of a chain has no contract.
  if (isNativeToken(info.type) !== (info.tokenAddress === null)) return false
  if (info.tokenAddress === null)
    return data === '0x' && isSameAddress(recipient.value, to) && value === BigInt(info.value ?? '0')
  // The amount of a token, or the id of a collectible.
  const what = BigInt(info.tokenId ?? info.value ?? '0')
  const [from, receiver] = [sender.value, recipient.value]
  const calls: readonly string[] = [
    encodeCall(selectors.transfer, receiver, what),
    encodeCall(selectors.transferFrom, from, receiver, what),
    encodeCall(selectors.safeTransferFrom, from, receiver, what),
  ]
  return value === 0n && isSameAddress(info.tokenAddress, to) && calls.includes(data.toLowerCase())
}

/**
 * Returns whether a decoded call encodes to these bytes; null if its selector matches but its types cannot be encoded
 * here.
 */
export function decodingMatchesCalldata({ method, parameters }: DecodedData, data: string): boolean | null {
  const types = (parameters ?? []).map(({ type }) => type)
  let selector: string
  try {
    selector = toFunctionSelector(`${method}(${types.join(',')})`)
  } catch {
    return false
  }
  if (selector !== data.slice(0, 10).toLowerCase()) return false
  if (types.some((type) => !/^[a-z]+\d*(\[\d*\])*$/.test(type))) return null
  try {
    const values = (parameters ?? []).map(({ type, value }) => encodable(type, value))
    const encoded = encodeAbiParameters(
      types.map((type) => ({ type })),
      values,
    )
    return `${selector}${encoded.slice(2)}` === data.toLowerCase()
  } catch {
    return false
  }
}

/**
 * Converts a value from a gateway, digits or text, for the encoder.
 * @throws {Error} if the value does not have its type
 */
function encodable(type: string, value: unknown): unknown {
  const list = /^(.*)\[\d*\]$/.exec(type)
  if (list) {
    const items: unknown = typeof value === 'string' ? JSON.parse(value) : value
    if (!Array.isArray(items)) throw new TypeError('not a list')
    return items.map((item) => encodable(list[1] ?? '', item))
  }
  if (/^u?int/.test(type)) return BigInt(String(value))
  return type === 'bool' ? String(value).toLowerCase() === 'true' : value
}
