import fc from 'fast-check'
import { thief } from './signed-world'

type Field = { name: string; type: string }
/** Typed data in the form of a site's request: integers are decimal digits, hexadecimal digits or numbers. */
export type RawTypedData = {
  types: Record<string, Field[]>
  primaryType: string
  domain: Record<string, unknown>
  message: Record<string, unknown>
}

/** A change of typed data; `number` selects a variant. */
export type Corruption = { how: number; number: number } | null

const ofOwners = ['owner', 'from', 'holder', 'authorizer']
const ofTimes = ['deadline', 'expiry', 'sigDeadline', 'validBefore', 'validAfter']
const isInteger = (type: string) => /^u?int\d+$/.test(type)

/** Seconds since 1970: never, long past, in 2001, far ahead, no end. */
export const times = [0n, 1n, 1_000_000_000n, 4_000_000_000n, 2n ** 48n - 1n] as const

/** Changes the first existing field with one of these names. */
function changed({ message, ...rest }: RawTypedData, names: readonly string[], value: unknown): RawTypedData {
  const name = names.find((one) => one in message)
  return { ...rest, message: name === undefined ? message : { ...message, [name]: value } }
}

function withFields(typed: RawTypedData, change: (fields: Field[]) => Field[]): RawTypedData {
  const fields = typed.types[typed.primaryType] ?? []
  return { ...typed, types: { ...typed.types, [typed.primaryType]: change(fields) } }
}

function withDomain(typed: RawTypedData, change: Record<string, unknown>): RawTypedData {
  return { ...typed, domain: { ...typed.domain, ...change } }
}

const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

function domainTypes({ domain }: RawTypedData) {
  return domainFields.filter(({ name }) => name in domain)
}

function mapIntegers(typed: RawTypedData, to: (value: bigint) => unknown): RawTypedData {
  const fields = typed.types[typed.primaryType] ?? []
  const entries = Object.entries(typed.message).map(([name, value]) => {
    const isNumber = isInteger(fields.find((field) => field.name === name)?.type ?? '')
    return [name, isNumber ? to(BigInt(value as string)) : value]
  })
  return { ...typed, message: Object.fromEntries(entries) }
}

const without = (object: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(object).filter(([one]) => one !== name))

/** Corruptions of typed data: some change the signed content, some only its form. */
const ways: readonly ((typed: RawTypedData, number: number) => RawTypedData)[] = [
  // Another chain, no chain, or another contract.
  (typed, number) => withDomain(typed, { chainId: [1, 10, 31_338, '0x1'][number % 4] }),
  (typed) => ({ ...typed, domain: without(typed.domain, 'chainId') }),
  (typed) => withDomain(typed, { verifyingContract: thief }),
  (typed) => ({ ...typed, domain: without(typed.domain, 'verifyingContract') }),
  (typed, number) => withDomain(typed, { name: ['Permit2', 'Signed', 'Uniswap V2', ''][number % 4] }),
  (typed, number) => withDomain(typed, { version: ['1', '2', ''][number % 3] }),
  (typed, number) => withDomain(typed, { salt: `0x${'5a'.repeat(number % 2 === 0 ? 32 : 31)}` }),
  // The domain's type in the message, in its order and in another order.
  (typed, number) => {
    const fields = domainTypes(typed)
    return {
      ...typed,
      types: { ...typed.types, EIP712Domain: number % 2 === 0 ? fields : fields.toReversed() },
    }
  },
  // Fields in another order, one more, one less, of another type, with another name.
  (typed) => withFields(typed, ([first, second, ...rest]) => [second, first, ...rest].filter((one) => !!one)),
  (typed, number) => {
    const name = ['note', 'value', 'amount', 'spender'][number % 4] ?? ''
    const extra = withFields(typed, (fields) => [...fields, { name, type: 'string' }])
    return { ...extra, message: { [name]: 'a text', ...extra.message } }
  },
  (typed) => withFields(typed, (fields) => fields.slice(0, -1)),
  (typed, number) =>
    withFields(typed, (fields) =>
      fields.map((field, index) =>
        isInteger(field.type) && index >= number % 3 ? { ...field, type: 'uint128' } : field,
      ),
    ),
  (typed) => ({
    ...typed,
    primaryType: `${typed.primaryType}X`,
    types: {
      ...without(typed.types, typed.primaryType),
      [`${typed.primaryType}X`]: typed.types[typed.primaryType] ?? [],
    } as RawTypedData['types'],
  }),
  // Values that no hash covers, beside the message, in it, in the domain; an unused type.
  (typed, number) =>
    [
      { ...typed, note: 'a text' } as RawTypedData,
      { ...typed, message: { ...typed.message, amount: '1', to: thief } },
      withDomain(typed, { network: 'Ethereum' }),
      { ...typed, types: { ...typed.types, Mail: [{ name: 'text', type: 'string' }] } },
    ][number % 4] ?? typed,
  // Another account, nonce or time.
  (typed) => changed(typed, ofOwners, thief),
  (typed, number) => changed(typed, ['nonce'], String(1 + (number % 3))),
  (typed, number) =>
    changed(typed, [ofTimes[number % ofTimes.length] ?? ''], String(times[number % times.length])),
  (typed, number) => changed(typed, ofTimes, String(times[number % times.length])),
  // The same values in another form; values that do not fit an integer type.
  (typed) => mapIntegers(typed, (value) => `0x${value.toString(16)}`),
  (typed) => mapIntegers(typed, (value) => (value <= 2n ** 53n - 1n ? Number(value) : String(value))),
  (typed) =>
    JSON.parse(
      JSON.stringify(typed).replace(/"0x[0-9a-fA-F]{40}"/g, (text) => text.toLowerCase()),
    ) as RawTypedData,
  (typed) => mapIntegers(typed, (value) => String(value + 2n ** 256n)),
  (typed) => mapIntegers(typed, (value) => String(-value)),
]

export function corrupt(typed: RawTypedData, spoil: Corruption): RawTypedData {
  const way = spoil && ways[spoil.how % ways.length]
  return way ? way(typed, spoil.number) : typed
}

export const anyCorruption: fc.Arbitrary<Corruption> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.record({ how: fc.nat(ways.length - 1), number: fc.nat(59) }) },
)
