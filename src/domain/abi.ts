import type { Address } from './address'
import type { Hex } from './hex'

/**
 * Selectors of the functions that the product calls or recognizes: the first four bytes of the keccak256 hash of the
 * signature (Solidity ABI). `abi.test.ts` has the signatures.
 */
export const selectors = {
  // Tokens: ERC-20, ERC-721, ERC-165, and those of WETH9, USDT and USDC.
  allowance: '0xdd62ed3e',
  approve: '0x095ea7b3',
  balanceOf: '0x70a08231',
  decimals: '0x313ce567',
  deposit: '0xd0e30db0',
  isBlackListed: '0xe47d6060',
  isBlacklisted: '0xfe575a87',
  paused: '0x5c975abb',
  safeTransferFrom: '0x42842e0e',
  supportsInterface: '0x01ffc9a7',
  symbol: '0x95d89b41',
  transfer: '0xa9059cbb',
  transferFrom: '0x23b872dd',
  withdraw: '0x2e1a7d4d',
  // Uniswap V2. The swaps with `Fee` are those with the ending `SupportingFeeOnTransferTokens`.
  factory: '0xc45a0155',
  getReserves: '0x0902f1ac',
  swapExactETHForTokens: '0x7ff36ab5',
  swapExactETHForTokensFee: '0xb6f9de95',
  swapExactTokensForETH: '0x18cbafe5',
  swapExactTokensForETHFee: '0x791ac947',
  swapExactTokensForTokens: '0x38ed1739',
  swapExactTokensForTokensFee: '0x5c11d795',
  wrappedNative: '0xad5c4648',
  // Accounts: ERC-1271 in its current and its older form, ERC-4337, and Safe.
  entryPoint: '0xb0d691fe',
  executeBatch: '0x18dfb3c7',
  getThreshold: '0xe75235b8',
  isValidSignature: '0x1626ba7e',
  isValidSignatureOfBytes: '0x20c13b0b',
  multiSend: '0x8d80ff0a',
  nonce: '0xaffed0e0',
  // Multicall3.
  aggregate3: '0x82ad56cb',
  getEthBalance: '0x4d2301cc',
  // ENS: the universal resolver (https://docs.ens.domains/resolvers/universal), and a resolver.
  addr: '0x3b3b57de',
  addrOfCoin: '0xf1cb7e06',
  resolveWithGateways: '0xa1472844',
  reverseWithGateways: '0xb7d6ca64',
  text: '0x59d1d43c',
} as const satisfies Record<string, Hex>

/** Selectors of the errors that the product recognizes, from the hash of their signature like those of functions. */
export const errorSelectors = {
  // Solidity.
  error: '0x08c379a0',
  panic: '0x4e487b71',
  // OpenZeppelin's contracts (ERC-6093 and `Pausable`).
  enforcedPause: '0xd93c0665',
  insufficientAllowance: '0xfb8f41b2',
  insufficientBalance: '0xe450d38c',
  // The universal resolver of ENS.
  httpError: '0x01800152',
  offchainLookup: '0x556f1830',
  resolverError: '0x95c0c752',
  resolverNotContract: '0x1e9535f2',
  resolverNotFound: '0x77209fe8',
  reverseAddressMismatch: '0xef9c03ce',
  unsupportedResolverProfile: '0x7b1c461b',
} as const satisfies Record<string, Hex>

/** Topic 0 of events: the keccak256 hash of the signature. */
export const eventTopics = {
  /** ERC-20, ERC-721 and, for the native coin, EIP-7708. */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  // WETH9.
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
  // A pool of Uniswap V2.
  swap: '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
  sync: '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1',
  // A Safe.
  executionFailure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  executionSuccess: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
} as const satisfies Record<string, Hex>

/**
 * An argument: a static word (a number, or an address or 32 bytes as hex), bytes or a string (`textToHex`), a list, or a
 * struct with a dynamic field.
 */
export type AbiValue =
  | bigint
  | Address
  | { readonly bytes: Hex }
  | { readonly list: readonly AbiValue[] }
  | { readonly struct: readonly AbiValue[] }

/**
 * Encodes call data (Solidity ABI): the selector and the arguments. viem's encoder has 20 KB, which the few calls of the
 * first programs do not need.
 */
export function encodeCall(selector: Hex, ...values: readonly AbiValue[]): Hex {
  return `${selector}${encodeValues(values)}`
}

/** Encodes `transfer(to, amount)` of ERC-20. @param amount smallest units */
export function encodeTransfer(to: Address, amount: bigint): Hex {
  return encodeCall(selectors.transfer, to, amount)
}

/** Encodes `balanceOf(account)` of ERC-20. */
export function encodeBalanceOf(account: Address): Hex {
  return encodeCall(selectors.balanceOf, account)
}

/** Encodes a number, or an address or other hex, as one word: 64 hex digits in lower case, without `0x`. */
export function encodeWord(value: bigint | Hex): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()
  return digits.padStart(64, '0')
}

/** Encodes the heads of the values, then the tails to which the heads of dynamic values point. */
function encodeValues(values: readonly AbiValue[]): string {
  let tails = ''
  const heads = values.map((value) => {
    if (typeof value !== 'object') return encodeWord(value)
    const head = encodeWord(BigInt(32 * values.length + tails.length / 2))
    tails += encodeTail(value)
    return head
  })
  return heads.join('') + tails
}

function encodeTail(value: Exclude<AbiValue, bigint | Address>): string {
  if ('list' in value) return encodeWord(BigInt(value.list.length)) + encodeValues(value.list)
  if ('struct' in value) return encodeValues(value.struct)
  const digits = value.bytes.slice(2)
  return encodeWord(BigInt(digits.length / 2)) + digits.padEnd(64 * Math.ceil(digits.length / 64), '0')
}

/** Returns the argument words of call data, 64 hex digits each; null if the data is not a selector and whole words. */
export function argumentWords(data: string): readonly string[] | null {
  const words = data.slice(10).match(/.{64}/g) ?? []
  return data.length === 10 + 64 * words.length ? words : null
}

/** Decodes an answer or the data of a log that has exactly this number of words; null for any other value. */
export function decodeUints(answer: unknown, count: number): readonly bigint[] | null {
  if (typeof answer !== 'string' || answer.length !== 2 + 64 * count || !/^0x[0-9a-f]*$/i.test(answer))
    return null
  return Array.from({ length: count }, (_, index) => wordAt(answer, 2 + 64 * index))
}

/** Decodes an answer that is exactly one number; null for any other value. */
export function decodeUint(answer: unknown): bigint | null {
  return decodeUints(answer, 1)?.[0] ?? null
}

/** Decodes an answer that is exactly one `bool`; null for any other value. */
export function decodeBool(answer: unknown): boolean | null {
  const value = decodeUint(answer)
  return value === null || value > 1n ? null : value === 1n
}

/** Decodes a word with an address, such as an answer or a topic, in lower case; null for any other value. */
export function decodeAddress(word: unknown): Address | null {
  return typeof word === 'string' && /^0x0{24}[0-9a-f]{40}$/i.test(word)
    ? `0x${word.slice(26).toLowerCase()}`
    : null
}

/** Decodes the dynamic value to which the first word of an answer points. @throws {RangeError} if the answer is truncated */
export function decodeFirstBytes(answer: Hex): Hex {
  const digits = answer.slice(2)
  const start = offsetAt(digits, 0)
  const length = offsetAt(digits, start)
  const bytes = digits.slice(start + 64, start + 64 + length)
  if (bytes.length < length) throw new RangeError('the answer is truncated')
  return `0x${bytes}`
}

/**
 * Reads an offset or a length, in bytes, and returns it in hex digits.
 * @param place in hex digits
 * @throws {RangeError} if the word is missing, or points behind the digits
 */
export function offsetAt(digits: string, place: number): number {
  const value = wordAt(digits, place)
  if (value * 2n > BigInt(digits.length)) throw new RangeError('the answer is not ABI-encoded')
  return Number(value) * 2
}

/** Reads the word at a place in hex digits. @throws {RangeError} if the word is missing */
export function wordAt(digits: string, place: number): bigint {
  const found = digits.slice(place, place + 64)
  if (found.length !== 64) throw new RangeError('the answer is truncated')
  return BigInt(`0x${found}`)
}
