import { z } from 'zod'
import type { Address } from '@/domain/address'
import type { Open } from '../enumerations'

// Zod would otherwise try whether it may compile code, which the content policy of the page reports as a violation.
z.config({ jitless: true })

/** An address as the gateway writes it: hex digits of any case. */
export const address = z.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'not an address',
)

/** Any hex bytes. */
export const hex = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value),
  'not hex',
)

/** A 32-byte hash. */
export const hash = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value),
  'not a 32-byte hash',
)

/** A whole number as decimal digits: amounts and ids do not fit a JavaScript number. */
export const digits = z.string().regex(/^\d{1,78}$/, 'not a whole number')

/** A whole number that gateways write as a number or, here and there, as digits. */
export const whole = z.union([z.int().min(0), digits.transform(Number)])

/** ms since 1970; a number that no date can have would stop the page where it is written as one (ECMA-262, "Time Values"). */
export const moment = z.number().min(-8.64e15).max(8.64e15)

/** A word of an open list: any text, with the known ones offered to those who compare. */
export function word<const Known extends readonly string[]>(
  _known: Known,
): z.ZodType<Open<Known[number]>, Open<Known[number]>> {
  return z.string().max(200) as unknown as z.ZodType<Open<Known[number]>, Open<Known[number]>>
}

/** What may be absent or null in an answer is null here. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value): z.output<Schema> | null => value ?? null)
}

/** Someone or something with an address; the name is whatever its owner liked. */
export const party = z.looseObject({ value: address, name: maybe(z.string()), logoUri: maybe(z.string()) })

export type Party = z.output<typeof party>

/** One page of a list; a row that cannot be read becomes `unreadable` and costs no other row. */
export function page<Row extends z.ZodType, Unreadable>(row: Row, unreadable: Unreadable) {
  return z.looseObject({
    count: maybe(z.number()),
    next: maybe(z.string()),
    previous: maybe(z.string()),
    results: z
      .array(z.unknown())
      .transform((rows) =>
        rows.map((value): z.output<Row> | Unreadable => row.safeParse(value).data ?? unreadable),
      ),
  })
}

/** One page of a list, in the order of the gateway. */
export type Page<Row> = {
  count: number | null
  next: string | null
  previous: string | null
  results: readonly Row[]
}
