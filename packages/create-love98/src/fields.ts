import * as v from 'valibot'
import { getAddress, isAddress } from 'viem/utils'
import type { Address } from '../../love98/src/domain/address.ts'
import { mostDecimals, nativeSymbol } from '../../love98/src/domain/asset.ts'
import { allowedNames } from '../../love98/src/domain/community/allowed-names.ts'
import { foldSymbol, isTokenSymbol } from '../../love98/src/domain/community/token-symbol.ts'
import { languages } from '../../love98/src/language/languages.ts'

// The rules of single answers, for questions and for files of answers.

export const skinChoices = ['both', 'own', 'standard'] as const

export type SkinChoice = (typeof skinChoices)[number]

/** @param most letters */
export function line(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.check((text) => Array.from(text).length <= most, `must have at most ${most} letters`),
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'must be one line'),
    v.check(
      (text) => !bidiControls.test(text),
      'must not contain characters that change the direction of text',
    ),
  )
}

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const name = line(40)
export const sentence = line(120)

export const color = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^#[0-9a-f]{6}$/, 'not a color: write # and six hexadecimal digits, such as #1c5cc8'),
)

export const symbol = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    isTokenSymbol,
    'a symbol has 1 to 20 printable characters, without white space, hyphens and slashes',
  ),
  v.check(
    (text) => foldSymbol(text) !== foldSymbol(nativeSymbol),
    `${nativeSymbol} is the native coin, which is always there`,
  ),
  v.check((text) => !reservedNames.has(text), 'cannot be used as a symbol'),
)

/** Names that an object has by itself. */
const reservedNames = new Set(['__proto__', 'prototype', 'constructor'])

export const decimals = v.pipe(
  v.number('must be a whole number'),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(mostDecimals, `must be at most ${mostDecimals}`),
)

/**
 * An address with its checksum (EIP-55), which a community's file must contain. viem accepts an all-lowercase address
 * without one.
 */
export const address = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isAddress(text, { strict: false }), 'not an address: 0x and 40 hexadecimal digits'),
  v.check((text) => !/^0x0{40}$/i.test(text), 'is the zero address, at which there is no contract'),
  v.check(
    (text) => getAddress(text) === text || !/[a-f]/.test(text) || !/[A-F]/.test(text.slice(2)),
    'the capital letters of the address are wrong (its checksum, EIP-55): copy it again',
  ),
  v.transform((text): Address => getAddress(text)),
)

const languageIds = languages.map(({ id }) => id as string)

/** English is added to any list. */
export const languageList = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (id) => languageIds.includes(id),
        ({ input }) => `no such language; ${allowedNames(input, languageIds)}`,
      ),
    ),
  ),
  v.transform((ids) => languageIds.filter((id) => id === 'en' || ids.includes(id))),
)

export const skinChoice = v.picklist(
  skinChoices,
  ({ input }) => `no such choice; ${allowedNames(input, skinChoices)}`,
)
