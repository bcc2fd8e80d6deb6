import fc from 'fast-check'
import { type AbiParameter, concatHex, encodeAbiParameters, type Hex, parseAbiItem, slice } from 'viem'
import type { Call } from '@/safe/decode/described-call'
import { knownFunctions } from '@/safe/decode/known-functions'
import { nestedFunctions } from '@/safe/decode/nested-calls'
import { routerCommands } from '@/safe/decode/router-commands'
import { batchContract, batchData } from '../../../safe/decode/encode'

export const safe = `0x${'5a'.repeat(20)}` as const
const hexOf = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(toHex)
const address = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom<Hex>(safe, batchContract, `0x${'0'.repeat(40)}`, `0x${'b0'.repeat(20)}`),
  },
  { weight: 2, arbitrary: hexOf(20) },
)
const integer = fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 2n ** 256n - 1n), fc.constant(2n ** 256n - 1n))
const bytes = fc.uint8Array({ maxLength: 70 }).map(toHex)

function toHex(values: Uint8Array): Hex {
  return `0x${Buffer.from(values).toString('hex')}`
}

function valueFor({ type, ...rest }: AbiParameter): fc.Arbitrary<unknown> {
  const list = /^(.*)\[\]$/.exec(type)
  if (list) return fc.array(valueFor({ ...rest, type: list[1] ?? '' }), { maxLength: 3 })
  if (type === 'tuple' && 'components' in rest)
    return fc.record(Object.fromEntries(rest.components.map((field) => [field.name ?? '', valueFor(field)])))
  if (type === 'address') return address
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string({ unit: 'binary', maxLength: 20 })
  if (type === 'bytes') return bytes
  if (type.startsWith('bytes')) return hexOf(Number(type.slice(5)))
  const bits = Number(type.replace(/^u?int/, ''))
  const most = 2n ** BigInt(bits) - 1n
  return integer.map((value) => (bits <= 48 ? Number(value & most) : value & most))
}

/** Any values for the arguments of a function, in their canonical encoding after its selector. */
function dataOf(selector: string, signature: string): fc.Arbitrary<Hex> {
  const { inputs } = parseAbiItem(`function ${signature}` as string) as unknown as { inputs: AbiParameter[] }
  return fc
    .tuple(...inputs.map(valueFor))
    .map((values) => concatHex([selector as Hex, inputs.length ? encodeAbiParameters(inputs, values) : '0x']))
}

const nested = Object.entries(nestedFunctions).map(([selector, one]) => [selector, one.function] as const)
/** A call of a known function. */
const plainData = fc
  .constantFrom(...Object.entries(knownFunctions), ...nested)
  .chain(([selector, { signature }]) => dataOf(selector, signature))

/** A plan of Uniswap's Universal Router: known commands with any arguments, and unknown ones. */
const command = fc.oneof(
  fc
    .constantFrom(...Object.entries(routerCommands))
    .chain(([code, { signature }]) => fc.tuple(fc.constant(Number(code)), dataOf('0x', signature))),
  fc.tuple(fc.nat(255), bytes),
)
const routerData = fc.array(command, { maxLength: 4 }).map((steps) => {
  const inputs = [{ type: 'bytes' }, { type: 'bytes[]' }, { type: 'uint256' }] as const
  const commands = toHex(Uint8Array.from(steps.map(([code]) => code)))
  return concatHex(['0x3593564c', encodeAbiParameters(inputs, [commands, steps.map(([, data]) => data), 9n])])
})

/** Calls in a call. */
const multicallData = fc
  .array(fc.oneof(plainData, routerData, bytes), { maxLength: 4 })
  .map((calls) => concatHex(['0xac9650d8', encodeAbiParameters([{ type: 'bytes[]' }], [calls])]))

const knownData = fc.oneof(
  { weight: 6, arbitrary: plainData },
  { weight: 1, arbitrary: routerData },
  { weight: 1, arbitrary: multicallData },
)

/** Bytes with a bit turned, cut, lengthened, or with two of their words exchanged. */
function mutated(data: Hex, kind: number, place: number): Hex {
  const size = (data.length - 2) / 2
  if (size < 5) return `${data}ff`
  const at = 4 + (place % (size - 4))
  if (kind === 0) {
    const turned = (Number.parseInt(data.slice(2 + 2 * at, 4 + 2 * at), 16) ^ (1 << (place % 8))) & 0xff
    return `${data.slice(0, 2 + 2 * at)}${turned.toString(16).padStart(2, '0')}${data.slice(4 + 2 * at)}` as Hex
  }
  if (kind === 1) return slice(data, 0, at)
  if (kind === 2) return concatHex([data, `0x${'00'.repeat(1 + (place % 40))}`])
  const words = data.slice(10).match(/.{1,64}/g) ?? []
  const [one, other] = [place % words.length, (place * 7 + 1) % words.length]
  const swapped = words.map((word, index) =>
    index === one ? (words[other] ?? '') : index === other ? (words[one] ?? '') : word,
  )
  return `${data.slice(0, 10)}${swapped.join('')}` as Hex
}

const leafData = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Hex>('0x') },
  { weight: 1, arbitrary: bytes },
  { weight: 3, arbitrary: knownData },
  {
    weight: 4,
    arbitrary: fc
      .tuple(knownData, fc.nat(3), fc.nat(100_000))
      .map(([data, kind, place]) => mutated(data, kind, place)),
  },
)

const operation = fc.constantFrom<0 | 1>(0, 0, 0, 1)
const value = fc.oneof(fc.constant(0n), integer)
/** Calls of the contracts that change the version of a Safe, honest and spoiled. */
const migration = fc.record<Call>({
  to: fc.constantFrom(
    '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
    '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
    batchContract,
  ),
  value,
  data: fc
    .tuple(fc.constantFrom<Hex>('0xf6682ab0', '0xed007fc6', '0x07f464a4', '0x68cb3d94'), bytes, fc.boolean())
    .map(([selector, more, isSpoiled]) => (isSpoiled ? concatHex([selector, more]) : selector)),
  operation,
})
const leaf = fc.oneof(
  { weight: 9, arbitrary: fc.record<Call>({ to: address, value, data: leafData, operation }) },
  { weight: 1, arbitrary: migration },
)

/** Calls of every kind, honest and spoiled, alone and in batches of batches. */
export const anyCall: fc.Arbitrary<Call> = fc.letrec<{ call: Call; batch: Call }>((tie) => ({
  call: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, leaf, leaf, tie('batch')),
  batch: fc
    .tuple(fc.array(tie('call'), { maxLength: 3 }), address, operation, fc.nat(9), fc.nat(100_000))
    .map(([calls, to, by, kind, place]) => {
      const data = batchData(calls)
      return {
        // 1.5.0 reads a zero target as the account that runs the batch.
        to: by !== 1 ? to : place % 2 === 0 ? batchContract : '0xA83c336B20401Af773B6219BA5027174338D1836',
        value: 0n,
        data: kind < 3 ? mutated(data, kind, place) : data,
        operation: by,
      }
    }),
})).call
