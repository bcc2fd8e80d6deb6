/** A language that has pages. `id` is the first part of its addresses; `tag` is BCP 47. */
export type Language = { id: string; tag: string }

/** The maximum number of characters of the header, and of ranges in it. Browsers send about 10 ranges. */
const limits = { length: 512, ranges: 20 }

/**
 * Chooses the visitor's preferred language, by lookup (RFC 4647, 3.4) of each range of `Accept-Language` in the order
 * of its weight (RFC 9110, 12.5.4). Tags are compared with the subtags that CLDR adds to them. So "zh-TW", which uses
 * the traditional script, does not match a language in the simplified script, and neither does the "zh" that browsers
 * send after it. A wildcard matches no language.
 * @param accepted the header, of which the first 512 characters are read
 * @returns the language, or undefined if no range matches
 */
export function chooseLanguage(accepted: string, languages: readonly Language[]): Language | undefined {
  const offered = offeredIn(languages)
  /** Requested languages whose script is not available. */
  const missed = new Set()
  for (const range of readRanges(accepted)) {
    // CLDR's tables are used only for possible matches, because each lookup takes 0.1 ms.
    if (!offered.some(({ name }) => range.toLowerCase().split('-', 1)[0] === name)) continue
    if (missed.has(range.toLowerCase())) continue
    const wanted = likely(range)
    const found = offered.find(
      ({ name, script }) => name !== '' && name === wanted.name && script === wanted.script,
    )
    if (found) return found.language
    missed.add(wanted.name)
  }
  return undefined
}

/** @returns the ranges by weight, without refused and invalid ranges */
function readRanges(accepted: string): string[] {
  // The last range of a cut header may be incomplete.
  const whole =
    accepted.length > limits.length ? accepted.slice(0, limits.length).replace(/[^,]*$/, '') : accepted
  return whole
    .split(',', limits.ranges)
    .flatMap((part) => {
      const [, range = '', weight = '1'] =
        /^\s*([a-z]{2,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(part) ?? []
      const quality = Number(weight)
      return range !== '' && quality > 0 && quality <= 1 ? [{ range, quality }] : []
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ range }) => range)
}

const known: WeakMap<readonly Language[], ({ language: Language } & ReturnType<typeof likely>)[]> =
  new WeakMap()

function offeredIn(languages: readonly Language[]) {
  const offered = known.get(languages) ?? languages.map((language) => ({ language, ...likely(language.tag) }))
  known.set(languages, offered)
  return offered
}

/**
 * @param tag BCP 47, or another text
 * @returns empty strings if the text is not a valid tag
 */
function likely(tag: string): { name: string; script: string } {
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize()
    return { name: language, script }
  } catch {
    return { name: '', script: '' }
  }
}
