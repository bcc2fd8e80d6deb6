import * as v from 'valibot'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { OpenEnum } from '../enumerations'

export const address = v.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'not an address',
)

export const hex = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value),
  'not hex',
)

export const hash = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value),
  'not a 32-byte hash',
)

/** A whole number as decimal digits, because amounts and ids do not fit a JavaScript number. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/, 'not a whole number'))

/** A whole number, which gateways send as a number or sometimes as digits. */
export const wholeNumber = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(digits, v.transform(Number)),
])

/** A JSON number can overflow to infinity (`1e999`), which is rejected. */
export const finite = v.pipe(v.number(), v.finite())

/**
 * Milliseconds since 1970. A number outside the range of dates would throw when the page formats it (ECMA-262, "Time
 * Values").
 */
export const timestampMs = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))

/** A value of an open list: any text, typed with the known values for comparisons. */
export function openEnum<const Known extends readonly string[]>(_known: Known) {
  return v.custom<OpenEnum<Known[number]>>((value) => typeof value === 'string' && value.length <= 200)
}

/** A value that may be absent or null in an answer; both become null. */
export function nullable<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null)
}

/** The number of a token's decimals (EIP-20, `uint8`). */
export const tokenDecimals = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255))

/** An account with an address. Its name is untrusted text. */
export const party = v.looseObject({
  value: address,
  name: nullable(v.string()),
  logoUri: nullable(v.string()),
})

export type Party = v.InferOutput<typeof party>

/** One page of a list. A row that cannot be read becomes `unreadable` and does not affect the other rows. */
export function page<Row extends v.GenericSchema, Unreadable>(row: Row, unreadable: Unreadable) {
  return v.looseObject({
    count: nullable(finite),
    next: nullable(v.string()),
    previous: nullable(v.string()),
    results: v.pipe(
      v.array(v.unknown()),
      v.transform((rows) =>
        rows.map((value): v.InferOutput<Row> | Unreadable => {
          const read = v.safeParse(row, value)
          return read.success ? read.output : unreadable
        }),
      ),
    ),
  })
}

export type Page<Row> = {
  count: number | null
  next: string | null
  previous: string | null
  results: readonly Row[]
}
