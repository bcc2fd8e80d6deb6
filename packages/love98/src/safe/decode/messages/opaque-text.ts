import type { Address } from '@/domain/address'
import type { MessageMeaning } from './message-meaning'

/**
 * Classifies texts that only a program can read. `hash`: data of 32 bytes or more, or a number or text of that size,
 * which may be the hash of anything; `data`: other data. Null for a text that people can read.
 */
export function classifyOpaqueText(text: string): 'hash' | 'data' | null {
  // Invisible characters and spaces do not make a number readable, because words have spaces too.
  const seen = text.trim().replace(/(?!\s)[\p{Cf}\p{Cc}]+/gu, '')
  const digits = seen.replace(/\s+/g, '')
  const hex = /^(0x)?([0-9a-f]*)$/i.exec(digits)
  if (hex?.[2] && hex[2].length >= 64) return 'hash'
  if (/^-?\d{70,}$/.test(digits) || /^[\w+/-]{43,}={0,2}$/.test(seen)) return 'hash'
  if (hex?.[1] || /^[\d.,-]+$/.test(digits)) return 'data'
  // Binary data that was decoded as text.
  const isRaw = /(?![\t\n\r])\p{Cc}|\p{Cn}|\p{Co}|\ufffd/u.test(text)
  if (!isRaw) return null
  return new TextEncoder().encode(text).length >= 32 ? 'hash' : 'data'
}

/**
 * Reads an authorization of EIP-7702 in the bytes that its signer hashes: 5, then chain, code and nonce in RLP; null
 * for other texts.
 */
export function codeAuthorizationOf(text: string): MessageMeaning | null {
  const [, bytes] = /^\s*(?:0x)?05([0-9a-f]{46,})\s*$/i.exec(text) ?? []
  const list = bytes && itemAt(bytes.toLowerCase(), 0)
  if (!list || list.end !== bytes.length || !list.isList) return null
  const chain = itemAt(list.content, 0)
  const code = chain && itemAt(list.content, chain.end)
  const nonce = code && itemAt(list.content, code.end)
  if (!nonce || nonce.end !== list.content.length || code.content.length !== 40) return null
  const address: Address = `0x${code.content}`
  return { kind: 'code', code: address, chainId: numberOf(chain.content), nonce: numberOf(nonce.content) }
}

type Item = { content: string; end: number; isList: boolean }

/** Returns one item of RLP in hex. Only short items are supported: an authorization has no others. */
function itemAt(hex: string, start: number): Item | null {
  const first = Number.parseInt(hex.slice(start, start + 2), 16)
  if (Number.isNaN(first) || (first >= 0xb8 && first < 0xc0) || first > 0xf7) return null
  if (first < 0x80) return { content: hex.slice(start, start + 2), end: start + 2, isList: false }
  const isList = first >= 0xc0
  const end = start + 2 + 2 * (first - (isList ? 0xc0 : 0x80))
  return end > hex.length ? null : { content: hex.slice(start + 2, end), end, isList }
}

const numberOf = (hex: string) => (hex === '' ? 0n : BigInt(`0x${hex}`))
