import { type Address, isSameAddress } from '@/domain/address'
import type { SafeId } from '../../gateway/gateway-queries'
import { zeroAddress } from '../../safe-transaction'
import { type RiskFlag, risksOfCall } from '../risks'
import { plainTypes } from './encoded-type'
import { meaningOfTypedData } from './known-forms'
import type { MessageMeaning } from './message-meaning'
import type { MessageRisk } from './message-risks'
import { classifyOpaqueText, codeAuthorizationOf } from './opaque-text'
import { hostOf, looksLikeSignIn, readSignIn, type SignIn } from './sign-in'
import { readTypedData, type TypedMessage } from './typed-data'

export type MessageDescription = {
  meaning: MessageMeaning
  typed: TypedMessage | null
  risks: readonly MessageRisk[]
  callRisks: readonly RiskFlag[]
}

/**
 * Describes a message of a Safe from the content that its hash covers. Returns null for typed data that cannot be read,
 * and such data cannot be signed here. Never throws.
 * @param site host and port of this page
 * @param isAsked returns true for a text that this page itself requested, to sign in
 */
export function describeMessage(
  safe: SafeId,
  message: string | Record<string, unknown>,
  site: string,
  isAsked: (text: string) => boolean = () => false,
): MessageDescription | null {
  if (typeof message === 'string') {
    const { meaning, risks } = describeText(safe, message, site, isAsked)
    return { meaning, typed: null, risks, callRisks: [] }
  }
  const typed = readTypedData(message)
  if (!typed) return null
  const meaning = meaningOfTypedData(typed)
  return { meaning, typed, risks: risksOfTyped(safe, typed, meaning), callRisks: risksOfCalls(meaning) }
}

type TextDescription = Pick<MessageDescription, 'meaning' | 'risks'>

function describeText(
  safe: SafeId,
  text: string,
  site: string,
  isAsked: (text: string) => boolean,
): TextDescription {
  if (text.trim() === '') return { meaning: { kind: 'empty' }, risks: ['empty'] }
  const signIn = readSignIn(text)
  if (signIn) {
    const risks = risksOfSignIn(safe, signIn, site)
    // The signature of a sign-in message of this site signs in the browser that requested its nonce.
    const isOwn = !risks.includes('other-site') && !isAsked(text)
    return { meaning: { kind: 'sign-in', signIn, text }, risks: isOwn ? [...risks, 'own-site'] : risks }
  }
  const authorization = codeAuthorizationOf(text)
  if (authorization) return { meaning: authorization, risks: ['code'] }
  const opacity = classifyOpaqueText(text)
  const risk: MessageRisk[] = opacity ? [opacity === 'hash' ? 'hash-text' : 'data-text'] : []
  return {
    meaning: { kind: 'text', text },
    risks: looksLikeSignIn(text) ? [...risk, 'unread-sign-in'] : risk,
  }
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
  risks.push(...risksOfMeaning(safe.address, typed, meaning))
  if (typed.fields.length === 0) risks.push('empty')
  if (typed.leftOut.length > 0) risks.push('left-out')
  return risks
}

function risksOfMeaning(safe: Address, typed: TypedMessage, meaning: MessageMeaning): readonly MessageRisk[] {
  switch (meaning.kind) {
    case 'allow':
      return ['allowance']
    case 'transfer':
      return ['transfer']
    case 'manage':
      return meaning.isAllowed ? ['manager'] : []
    case 'borrow':
      return ['debt']
    case 'order':
      return ['order']
    case 'blind':
      return meaning.content === 'orders' ? ['blind', 'order'] : ['blind', 'other-safe']
    case 'safe-transaction':
      return ['other-safe']
    case 'account-calls':
      return meaning.calls === null ? ['account-calls', 'blind'] : ['account-calls']
    case 'code':
      return ['code']
    case 'vote':
      return isSameAddress(meaning.voter, safe) || isSameAddress(meaning.voter, zeroAddress)
        ? []
        : ['other-account']
    case 'typed':
      return risksOfUnknown(typed)
    default:
      return []
  }
}

/**
 * Returns the risks of typed data in an unknown format, whose effect the contracts decide. They follow from the types,
 * including those of empty lists: an account and an amount can be a payment, and bytes can be a call, or the hash of a
 * call, of an account that this Safe controls.
 */
function risksOfUnknown({ type }: TypedMessage): readonly MessageRisk[] {
  const types = [...plainTypes(type)]
  const sizeOf = (kind: RegExp) => types.map((one) => Number(kind.exec(one)?.[1] ?? 0))
  const isAmount = sizeOf(/^u?int(\d+)$/).some((bits) => bits >= 96)
  const risks: MessageRisk[] = ['unknown-form']
  if (isAmount && types.includes('address')) risks.push('unknown-amount')
  // 20 bytes can contain an address.
  if (types.includes('bytes') || sizeOf(/^bytes(\d+)$/).some((bytes) => bytes >= 20))
    risks.push('unknown-bytes')
  return risks
}

function risksOfCalls(meaning: MessageMeaning): readonly RiskFlag[] {
  if (meaning.kind === 'safe-transaction') return meaning.risks
  if (meaning.kind !== 'account-calls') return []
  return [...new Set(meaning.calls?.flatMap(({ caller, call }) => risksOfCall(caller, call)))]
}
