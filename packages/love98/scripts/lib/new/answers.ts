import * as v from 'valibot'
import { getAddress, isAddress } from 'viem'
import { settings, urlOf } from '../../../src/domain/community/config-values.ts'
import { foldSymbol, isTokenSymbol } from '../../../src/domain/community/token-symbol.ts'

export type Answers = v.InferOutput<typeof answersSchema>

export type TokenAnswer = Answers['tokens'][number]

export const linkNames = ['swap', 'bridge', 'vote', 'explorer', 'telegram', 'twitter', 'discord'] as const

/** Names and their swap pairs are read on Ethereum, so every community's list includes it. */
const ethereum = 1

/** @param most letters */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} letters`),
    v.check((text) => !/\p{Cc}/u.test(text), 'must be one line'),
  )

const link = v.optional(v.nullable(urlOf(/^https?:\/\//i, 'not a web address (https://…)')), null)

export const answerFields = {
  name: line(40),
  sentence: line(120),
  color: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^#[0-9a-f]{6}$/, 'not a color: write # and six hexadecimal digits, such as #1c5cc8'),
  ),
  link,
  chains: v.pipe(
    v.array(
      v.pipe(
        v.number('a chain id is a whole number'),
        v.safeInteger('a chain id is a whole number'),
        v.minValue(1, 'a chain id is a positive whole number'),
      ),
    ),
    v.check(
      (ids) => ids.includes(ethereum),
      'must include 1, Ethereum, on which names and swap pairs are read',
    ),
    v.check((ids) => new Set(ids).size === ids.length, 'lists a chain twice'),
  ),
  symbol: v.pipe(
    v.string(),
    v.check(
      isTokenSymbol,
      'a symbol has 1 to 20 printable characters, without white space, hyphens and slashes',
    ),
    v.check((symbol) => foldSymbol(symbol) !== 'eth', 'ETH is always there'),
  ),
  decimals: v.pipe(
    v.number('must be a whole number'),
    v.safeInteger('must be a whole number'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(36, 'must be at most 36'),
  ),
  address: v.nullable(
    v.pipe(
      v.string(),
      v.check(
        isChecksummed,
        'not a checksummed address: copy it from a block explorer, with its capital letters',
      ),
    ),
  ),
}

const { name, sentence, color, chains, symbol, decimals, address } = answerFields

const token = settings({
  symbol,
  /** @default the symbol */
  name: v.optional(line(40)),
  decimals: v.optional(decimals, 18),
  address: v.optional(address, null),
})

export const answersSchema = settings({
  name,
  sentence,
  color,
  links: v.optional(settings(Object.fromEntries(linkNames.map((key) => [key, link]))), {}),
  chains: v.optional(chains, [ethereum]),
  tokens: v.optional(
    v.pipe(
      v.array(token),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const folded = dataset.value.map((each) => foldSymbol(each.symbol))
        const repeated = dataset.value.filter((_, at) => folded.indexOf(folded[at] ?? '') !== at)
        for (const each of repeated) addIssue({ message: `lists ${each.symbol} twice` })
      }),
    ),
    [],
  ),
})

/**
 * Requires the checksum of an address (EIP-55), which a community's file must contain. viem accepts an all-lowercase
 * address without one.
 */
function isChecksummed(text: string) {
  return isAddress(text, { strict: false }) && getAddress(text) === text
}
