import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { Placeholder, PlaceholderType } from './compile-message.ts'
import type { Message } from './parse-message.ts'

/** @returns choices of each select by the name of its value; a translation must not have others */
function choicesOf(message: Message): ReadonlyMap<string, ReadonlySet<string>> {
  const choices = new Map<string, Set<string>>()
  for (const part of partsOf(message)) {
    if (part.type !== TYPE.select) continue
    const known = choices.get(part.value) ?? new Set()
    for (const key of Object.keys(part.options)) known.add(key)
    choices.set(part.value, known)
  }
  return choices
}

/**
 * Checks that a message uses each value as its type allows.
 *
 * @param english absent for English itself
 * @returns problems, each with the text to write instead
 */
export function valueProblems(
  message: Message,
  placeholders: readonly Placeholder[],
  english?: Message,
): readonly string[] {
  if (placeholders.length === 0) return []
  const types = new Map(placeholders.map(({ name, type }) => [name, type]))
  const choices = english && choicesOf(english)
  return partsOf(message).flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return []
    const type = types.get(part.value)
    // Another check reports values that English does not have.
    if (type === undefined) return []
    if (part.type !== TYPE.select) return wrongUse(part.type, part.value, type) ?? []
    return Object.keys(part.options).flatMap(
      (key) => wrongChoice(key, part.value, type, choices?.get(part.value)) ?? [],
    )
  })
}

function partsOf(message: Message): readonly Message[number][] {
  return message.flatMap((part) =>
    part.type === TYPE.plural || part.type === TYPE.select
      ? [part, ...Object.values(part.options).flatMap(({ value }) => partsOf(value))]
      : [part],
  )
}

function wrongUse(use: TYPE, name: string, type: PlaceholderType): string | undefined {
  if (use === TYPE.plural && type !== 'int' && type !== 'int?')
    return `has a plural of {${name}}, which is of the type ${type}: write {${name}}, or give it the type int in English`
  if ((use === TYPE.time) !== (type === 'DateTime'))
    return use === TYPE.time
      ? `has a time of {${name}}, which is of the type ${type}: write {${name}}`
      : `has the time {${name}} without a form: write {${name}, time, short}`
  return undefined
}

function wrongChoice(
  key: string,
  name: string,
  type: PlaceholderType,
  english: ReadonlySet<string> | undefined,
): string | undefined {
  if (key === 'other') return undefined
  if (type === 'bool' && key !== 'true' && key !== 'false')
    return `has the choice "${key}" of {${name}}, which is true or false: use true, false, other`
  if (type.startsWith('int') && key !== 'none')
    return `chooses "${key}" of the number {${name}}: use {${name}, plural, =${/^\d+$/.test(key) ? key : 'N'} {…} other {…}}`
  if (english && !english.has(key))
    return `has the choice "${key}" of {${name}}, which the English message does not have: use ${[...english].join(', ')}`
  return undefined
}
