import { getAddress, isAddress } from 'viem'
import { z } from 'zod'

/**
 * What a new community is asked for.
 *
 * @typedef {z.output<typeof answersSchema>} Answers
 * @typedef {Answers['tokens'][number]} TokenAnswer
 */

/** The links a community has, in the order in which they are asked for. */
export const linkNames = /** @type {const} */ ([
  'swap',
  'bridge',
  'vote',
  'explorer',
  'telegram',
  'twitter',
  'discord',
])

/** Names, and their swap pairs, are read on this chain; it is in every community's list. */
const ethereum = 1

/** @param {number} most letters */
const line = (most) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} letters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line')

const link = z
  .url({ protocol: /^https?$/, error: 'not a web address (https://…)' })
  .nullable()
  .default(null)

/** The answers one by one: what a question checks, too. */
export const answerFields = {
  name: line(40),
  sentence: line(120),
  color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'not a color: write # and six hexadecimal digits, such as #1c5cc8'),
  link,
  chains: z
    .array(z.int('a chain id is a whole number').positive('a chain id is a positive whole number'))
    .refine(
      (ids) => ids.includes(ethereum),
      'must include 1, Ethereum, on which names and swap pairs are read',
    )
    .refine((ids) => new Set(ids).size === ids.length, 'lists a chain twice'),
  symbol: z
    .string()
    .regex(/^[A-Z0-9]{1,12}$/, 'a symbol has 1 to 12 capital letters and digits')
    .refine((symbol) => symbol !== 'ETH', 'ETH is always there'),
  decimals: z.int('must be a whole number').min(0, 'must be at least 0').max(36, 'must be at most 36'),
  address: z
    .string()
    .refine(
      isChecksummed,
      'not a checksummed address: copy it from a block explorer, with its capital letters',
    )
    .nullable(),
}

const { name, sentence, color, chains, symbol, decimals, address } = answerFields

const token = z.strictObject({
  symbol,
  /** The symbol when left out. */
  name: line(40).optional(),
  decimals: decimals.default(18),
  address: address.default(null),
})

/** `answers.json`. */
export const answersSchema = z.strictObject({
  name,
  sentence,
  color,
  links: z.strictObject(Object.fromEntries(linkNames.map((key) => [key, link]))).prefault({}),
  chains: chains.default([1, 11155111]),
  tokens: z
    .array(token)
    .refine((all) => new Set(all.map((each) => each.symbol)).size === all.length, 'lists a symbol twice')
    .default([]),
})

/**
 * viem takes an address without any capital as one without a checksum; a community's file carries the checksum (EIP-55).
 *
 * @param {string} text
 */
function isChecksummed(text) {
  return isAddress(text, { strict: false }) && getAddress(text) === text
}
