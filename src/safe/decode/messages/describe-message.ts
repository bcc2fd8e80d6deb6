import { isSameAddress } from '@/domain/address'
import type { SafeId } from '../../gateway/gateway-queries'
import type { MessageMeaning } from './message-meaning'
import { hostOf, readSignIn, type SignIn } from './sign-in'
import { readTypedData, type TypedMessage } from './typed-data'
import { typedMeaning } from './typed-meaning'

/** By weight, as for transactions: a caution is read, a danger is acknowledged. */
export const messageRiskLevels = {
  empty: 'caution',
  'left-out': 'caution',
  'any-chain': 'caution',
  'hash-text': 'caution',
  allowance: 'danger',
  order: 'danger',
  'other-chain': 'danger',
  'other-site': 'danger',
  'other-account': 'danger',
  'other-safe': 'danger',
} as const satisfies Readonly<Record<string, 'caution' | 'danger'>>

export type MessageRisk = keyof typeof messageRiskLevels

export type MessageDescription = {
  meaning: MessageMeaning
  /** Of typed data; null for a text. */
  typed: TypedMessage | null
  risks: readonly MessageRisk[]
}

/**
 * What the owners of a Safe sign with a message, from what its hash covers; null for typed data that cannot be read, which
 * cannot be signed here. Never throws.
 * @param site host and port of this page
 */
export function describeMessage(
  safe: SafeId,
  message: string | Record<string, unknown>,
  site: string,
): MessageDescription | null {
  if (typeof message === 'string') return describeText(safe, message, site)
  const typed = readTypedData(message)
  if (!typed) return null
  const meaning = typedMeaning(typed)
  return { meaning, typed, risks: risksOfTyped(safe, typed, meaning) }
}

function describeText(safe: SafeId, text: string, site: string): MessageDescription {
  if (text.trim() === '') return { meaning: { kind: 'empty' }, typed: null, risks: ['empty'] }
  const signIn = readSignIn(text)
  if (signIn)
    return {
      meaning: { kind: 'sign-in', signIn, text },
      typed: null,
      risks: risksOfSignIn(safe, signIn, site),
    }
  const isHash = /^\s*0x[0-9a-fA-F]{64}\s*$/.test(text)
  return { meaning: { kind: 'text', text }, typed: null, risks: isHash ? ['hash-text'] : [] }
}

function risksOfSignIn(safe: SafeId, { site: asking, address, uri, chainId }: SignIn, site: string) {
  const risks: MessageRisk[] = []
  if (asking !== site || (uri !== null && hostOf(uri) !== asking)) risks.push('other-site')
  if (!isSameAddress(address, safe.address)) risks.push('other-account')
  if (chainId !== null && chainId !== String(safe.chainId)) risks.push('other-chain')
  return risks
}

function risksOfTyped(safe: SafeId, typed: TypedMessage, meaning: MessageMeaning): MessageRisk[] {
  const { chainId } = typed.domainValues
  const risks: MessageRisk[] = []
  if (chainId === undefined) risks.push('any-chain')
  else if (chainId !== BigInt(safe.chainId)) risks.push('other-chain')
  const givesRights = typed.fields.some(
    ({ path, type }) => type === 'address' && /(^|\.)(spender|operator)$/.test(path),
  )
  if (meaning.kind === 'allow' || givesRights) risks.push('allowance')
  if (meaning.kind === 'order') risks.push('order')
  if (meaning.kind === 'safe-transaction') risks.push('other-safe')
  if (typed.fields.length === 0) risks.push('empty')
  if (typed.leftOut.length > 0) risks.push('left-out')
  return risks
}
