import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { hashedFacts, messageLines } from '@/programs/treasury/messages/message-texts'
import { describeMessage, type MessageDescription } from '@/safe/decode/messages/describe-message'
import { knownForms } from '@/safe/decode/messages/known-forms'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import type { HashedField } from '@/safe/decode/messages/typed-struct'

import { at } from '../../../safe/decode/encode'
import { typesOf } from '../../../safe/decode/typed-data'
import { anyTypedData, type TypedData } from './arbitrary-messages'

const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 1_000
const safe = { chainId: 1, address: at('a') }
const context = { nativeSymbol: 'ETH', facts: new Map() }
type DescribedTypedData = NonNullable<MessageDescription['typed']>
type Types = ReturnType<typeof typesOf>

/** Rebuilds the struct from the paths and values that are shown. */
function rebuilt(fields: readonly HashedField[], type: string, types: Types, path = ''): unknown {
  const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? []
  const inside = (start: string) => fields.some((field) => field.path.startsWith(start))
  if (item !== undefined) {
    const list: unknown[] = []
    if (fields.some((field) => field.path === path && field.value === '[]')) return list
    while (inside(`${path}[${list.length}]`))
      list.push(rebuilt(fields, item, types, `${path}[${list.length}]`))
    return list
  }
  const members = types[type]
  if (!members) return fields.find((field) => field.path === path)?.value
  return Object.fromEntries(
    members.map(({ name, type: of }) => [
      name,
      rebuilt(fields, of, types, path === '' ? name : `${path}.${name}`),
    ]),
  )
}

/** The hash of what is shown: types, domain and values. */
function hashOfShown(typed: DescribedTypedData) {
  const [types, domainTypes] = [typesOf(typed.type), typesOf(typed.domainType)]
  return hashTypedData({
    types: { ...types, ...domainTypes },
    primaryType: typed.primaryType,
    domain: rebuilt(typed.domain, 'EIP712Domain', domainTypes) as never,
    message: rebuilt(typed.fields, typed.primaryType, types) as never,
  })
}

/** The plain types that a struct has, in structs and lists of it too. */
function typesIn({ types }: TypedData, name: string, found = new Set<string>(), seen = new Set<string>()) {
  const plain = name.replace(/(\[\d*\])+$/, '')
  const fields = types[plain]
  if (!fields) found.add(plain)
  else if (!seen.has(plain)) {
    seen.add(plain)
    for (const { type } of fields) typesIn({ types } as TypedData, type, found, seen)
  }
  return [...found]
}

const kinds = new Map(knownForms.map((form) => [form.type, form]))
const isKnown = (type: string) =>
  kinds.has(type) || knownForms.some((form) => form.type instanceof RegExp && form.type.test(type))

/** Everything that the words of a form must name, from the message itself. */
function namedBy({ primaryType, message, domain }: TypedData, kind: string): readonly unknown[] {
  const contract = domain.verifyingContract
  switch (kind) {
    case 'transfer':
      return [message.from, message.to, contract, message.value]
    case 'cancel':
      return [message.authorizer, message.nonce, contract]
    case 'borrow':
      return [message.delegatee, message.value, contract]
    case 'manage':
      return [message.manager ?? message.authorized, message.owner ?? message.authorizer, contract]
    case 'safe-transaction':
      return [contract, message.nonce]
    case 'account-calls':
      return [contract, message.safe ?? message.signer ?? message.sender]
    case 'code':
      return [message.address ?? message.contractAddress, message.chainId, message.nonce]
    case 'allow':
      return [message.spender, ...(primaryType === 'Permit' ? [contract] : [])]
    case 'blind':
      return [contract, message.message ?? message.root ?? message.listingsRoot ?? '0x']
    default:
      return []
  }
}

/** A value in lower case; an integer of hex in decimal digits, too. */
function textsOf(value: unknown): readonly string[] {
  const text = String(value).toLowerCase()
  return /^0x[0-9a-f]+$/.test(text) ? [text, String(BigInt(text))] : [text]
}

test('any typed data is a known form with the signed values, or has a warning', {
  timeout: 3_600_000,
}, () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(anyTypedData, (data) => {
      const described = describeMessage(safe, data, 'cats.example')
      if (!described?.typed) return
      const { meaning, typed, risks } = described
      expect(hashOfShown(typed)).toBe(hashTypedData(data as never))
      const gravity = gravityOfMessage(described)
      const words = messageLines(meaning, context).toLowerCase()
      const facts = hashedFacts(typed)
      expect(facts.length).toBe(1 + typed.fields.length + typed.domain.length)
      seen.set(meaning.kind, (seen.get(meaning.kind) ?? 0) + 1)
      if (meaning.kind === 'typed') {
        const all = typesIn(data, data.primaryType)
        const bits = all.map((type) => Number(/^u?int(\d+)$/.exec(type)?.[1] ?? 0))
        const isPaying = all.includes('address') && bits.some((size) => size >= 96)
        const isOpaque = all.some((type) => type === 'bytes' || Number(/^bytes(\d+)$/.exec(type)?.[1]) >= 20)
        expect(risks).toContain('unknown-form')
        expect(risks.includes('unknown-amount')).toBe(isPaying)
        expect(risks.includes('unknown-bytes')).toBe(isOpaque)
        expect(['acknowledged', 'danger']).toContain(gravity)
        return
      }
      expect(isKnown(typed.type)).toBe(true)
      const isHarmless = meaning.kind === 'vote' || meaning.kind === 'cancel'
      const isTaken = meaning.kind === 'manage' && !meaning.isAllowed
      if (!isHarmless && !isTaken) expect(['danger', 'refused']).toContain(gravity)
      for (const value of namedBy(data, meaning.kind))
        expect(textsOf(value).some((text) => words.includes(text))).toBe(true)
    }),
    { numRuns, seed: 98 },
  )
  // Every kind was met.
  for (const kind of ['allow', 'transfer', 'order', 'safe-transaction', 'account-calls', 'blind', 'typed'])
    expect(seen.get(kind)).toBeGreaterThan(0)
})
