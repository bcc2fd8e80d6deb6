/** A language that has pages. `id`: the first part of its addresses; `tag`: BCP 47. */
export type Language = { id: string; tag: string }

/** Characters of a header that are read, and ranges in it: browsers send some 10. */
const limits = { length: 512, ranges: 20 }

/**
 * The language that a visitor reads best, by lookup (RFC 4647, 3.4) of each range of `Accept-Language` in the order of its
 * weight (RFC 9110, 12.5.4). Tags are compared with the subtags that CLDR adds to them, so that "zh-TW", which is written
 * in the traditional script, is not answered in the simplified one; nor is the "zh" that browsers send after it. A
 * wildcard names no language.
 * @param accepted the header; what exceeds 512 characters is not read
 * @returns nothing where no range names one of them
 */
export function chooseLanguage(accepted: string, languages: readonly Language[]): Language | undefined {
  const offered = offeredIn(languages)
  /** Languages that were asked for in a script that is not there. */
  const missed = new Set()
  for (const range of readRanges(accepted)) {
    // CLDR's tables are asked for what may be found alone: they take a tenth of a millisecond each.
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

/** @returns the ranges, the best first; those that are refused or cannot be read are left out */
function readRanges(accepted: string): string[] {
  // The last range of a header that was cut may be half of one.
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

/** @param tag BCP 47, or what looks like it @returns empty where it is none */
function likely(tag: string): { name: string; script: string } {
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize()
    return { name: language, script }
  } catch {
    return { name: '', script: '' }
  }
}
