import fc from 'fast-check'
import { knownForms } from '@/safe/decode/messages/known-forms'
import type { MessageForm } from '@/safe/decode/messages/message-form'
import { at } from '../../../safe/decode/encode'
import { domainOf, sampleOfForm, typesOfPatterns } from '../../../safe/decode/sample-forms'
import { typedData, typesOf } from '../../../safe/decode/typed-data'
import { anyCall } from './arbitrary-calls'

type Field = { name: string; type: string }
type Types = Record<string, Field[]>
export type TypedData = {
  types: Types
  primaryType: string
  domain: Record<string, unknown>
  message: Record<string, unknown>
}

const hexOf = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((values) => `0x${Buffer.from(values).toString('hex')}`)
const address = fc.oneof(fc.constantFrom(at('0'), at('a'), at('c'), at('e')), hexOf(20))
const callData = fc.oneof(
  fc.constant('0x'),
  fc.nat(40).chain(hexOf),
  anyCall.map(({ data }) => data as string),
)

/** Any value of a type. */
function valueFor(type: string, types: Types): fc.Arbitrary<unknown> {
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const size = length ? { minLength: Number(length), maxLength: Number(length) } : { maxLength: 3 }
    return fc.array(valueFor(item, types), size)
  }
  const fields = types[type]
  if (fields)
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, types)])))
  if (type === 'address') return address
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: 12 })
  if (type === 'bytes') return callData
  if (type.startsWith('bytes')) return hexOf(Number(type.slice(5)))
  const bits = BigInt(type.replace(/^u?int/, ''))
  const most = 2n ** (type.startsWith('u') ? bits : bits - 1n) - 1n
  return fc
    .oneof(fc.bigInt(0n, 5n), fc.bigInt(0n, most), fc.constant(most))
    .map((value) => String(value > most ? most : value))
}

const encodedTypeOf = (form: MessageForm) =>
  typeof form.type === 'string' ? form.type : (typesOfPatterns()[form.id] ?? '')

/** A message of a known form: any values, or those that make sense with some of them replaced. */
const ofKnownForm = fc.constantFrom(...knownForms).chain((form) => {
  const encoded = encodedTypeOf(form)
  const types = typesOf(encoded)
  const name = encoded.slice(0, encoded.indexOf('('))
  const any = valueFor(name, types) as fc.Arbitrary<Record<string, unknown>>
  const sample = sampleOfForm(form).message
  const values = fc.oneof(
    any,
    fc
      .tuple(any, fc.subarray(Object.keys(sample)))
      .map(([other, kept]) => ({ ...other, ...Object.fromEntries(kept.map((key) => [key, sample[key]])) })),
  )
  return values.map((message): TypedData => typedData(encoded, message, domainOf(form.domain)))
})

const plain = ['address', 'uint256', 'uint160', 'uint96', 'uint88', 'int128', 'bytes32', 'bytes', 'bytes20']
const anyType = fc.constantFrom(...plain, 'bytes4', 'string', 'bool', 'address[]', 'uint256[2]', 'bytes32[]')
const word = fc.constantFrom('owner', 'spender', 'to', 'value', 'amount', 'nonce', 'deadline', 'data', 'x')

/** Typed data of a form that is made up. */
const madeUp = fc
  .tuple(
    fc.constantFrom('Permit', 'Order', 'SafeTx', 'Vote', 'Login', 'Authorization'),
    fc.uniqueArray(fc.tuple(word, anyType), { minLength: 1, maxLength: 5, selector: ([name]) => name }),
    fc.boolean(),
    fc.constantFrom<MessageForm['domain']>('contract', 'safe', 'permit2', 'snapshot', 'entry-point'),
  )
  .chain(([name, fields, isNested, domain]) => {
    const inner = fields.map(([field, type]) => ({ name: field, type }))
    const types: Types = isNested
      ? { [name]: [{ name: 'parts', type: 'Part[]' }], Part: inner }
      : { [name]: inner }
    return (valueFor(name, types) as fc.Arbitrary<Record<string, unknown>>).map(
      (message): TypedData => ({ types, primaryType: name, domain: domainOf(domain), message }),
    )
  })

/** One change of typed data that makes it another one, as those who imitate a known form would. */
const change = fc.record({
  kind: fc.constantFrom(
    'none',
    'rename',
    'retype',
    'reorder',
    'nest',
    'add',
    'drop',
    'say-more',
    'domain',
    'chain',
    'primary',
    'spoil',
  ),
  place: fc.nat(40),
  type: anyType,
  name: word,
  domain: fc.constantFrom<MessageForm['domain']>('contract', 'safe', 'permit2', 'snapshot', 'entry-point'),
  value: fc.oneof(fc.constantFrom<unknown>(at('e'), '5', '0x05', 5, -1, true, null, [], {}, ''), fc.string()),
})

function changed(data: TypedData, by: Parameters<Parameters<typeof change.chain>[0]>[0]): TypedData {
  const { types, primaryType, domain, message } = data
  const fields = types[primaryType] ?? []
  const place = by.place % Math.max(1, fields.length)
  const field = fields[place]
  const withFields = (list: Field[]): Types => ({ ...types, [primaryType]: list })
  if (!field) return data
  switch (by.kind) {
    case 'rename': {
      const { [field.name]: value, ...rest } = message
      const list = fields.with(place, { ...field, name: by.name })
      return { ...data, types: withFields(list), message: { ...rest, [by.name]: value } }
    }
    case 'retype':
      return { ...data, types: withFields(fields.with(place, { ...field, type: by.type })) }
    case 'reorder':
      return { ...data, types: withFields([...fields.slice(place), ...fields.slice(0, place)]) }
    case 'nest':
      return {
        ...data,
        types: { ...types, Wrapped: [{ name: 'inner', type: primaryType }] },
        primaryType: 'Wrapped',
        message: { inner: message },
      }
    case 'add': {
      const list = [...fields.filter(({ name }) => name !== by.name), { name: by.name, type: 'uint256' }]
      return { ...data, types: withFields(list), message: { ...message, [by.name]: '7' } }
    }
    case 'drop':
      return { ...data, types: withFields(fields.filter((one) => one !== field)) }
    case 'say-more':
      return { ...data, message: { ...message, Summary: 'Log in' } }
    case 'domain':
      return { ...data, domain: domainOf(by.domain) }
    case 'chain':
      return { ...data, domain: { ...domain, chainId: by.place } }
    case 'primary':
      return { ...data, primaryType: Object.keys(types)[place % Object.keys(types).length] ?? primaryType }
    case 'spoil':
      return { ...data, message: { ...message, [field.name]: by.value } }
    default:
      return data
  }
}

/** Typed data of every known form and of forms that are made up, whole and with one or two changes. */
export const anyTypedData: fc.Arbitrary<TypedData> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: ofKnownForm }, { weight: 2, arbitrary: madeUp }),
    fc.array(change, { maxLength: 2 }),
  )
  .map(([data, changes]) => changes.reduce(changed, data))
