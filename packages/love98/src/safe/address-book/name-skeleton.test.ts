import { expect, test } from 'vitest'
import { nameSkeletons } from './entry-check'

const areConfusable = (one: string, other: string) =>
  nameSkeletons(one).some((skeleton) => nameSkeletons(other).includes(skeleton))

test.each([
  ['Bob', 'Воb', 'Cyrillic'],
  ['Alice', 'Аlісе', 'Cyrillic'],
  ['Omega', 'Οmega', 'Greek'],
  ['Alice', 'AIice', 'a capital i for an l'],
  ['paypal', 'paypa1', 'a digit for an l'],
  ['morn', 'mom', 'two letters for one'],
  ['bob', '𝐛𝐨𝐛', 'mathematical'],
  ['CAT', 'ＣＡＴ', 'of full width'],
  ['Rose', 'R o\u200bse', 'spaces that are not drawn'],
  ['Bob', 'B0b', 'a zero'],
])('[UTS-39] %s is confusable with %s (%s)', (one, other) => {
  expect(areConfusable(one, other)).toBe(true)
})

test.each([
  ['Bob', 'Rob'],
  ['Alice', 'Alison'],
  ['Rose', 'Rise'],
  ['Боб', 'Вова'],
  ['Bob', 'Вов'],
  ['愛', '恋'],
])('%s and %s are distinguished', (one, other) => {
  expect(areConfusable(one, other)).toBe(false)
})
