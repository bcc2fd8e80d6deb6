import { distance } from '@/domain/community/allowed-names'

/** Letters. A shorter name is close to too many names of other programs. */
const shortestName = 6
/** Two letters in the wrong order count as two changes. */
const mostChanges = 2

/**
 * Returns a sentence for each variable of an environment that is not known and looks like one that is: `SITE_ULR` for
 * `SITE_URL`.
 */
export function misspeltVariables(names: readonly string[], known: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || name.length < shortestName) return []
    const meant = known.find((each) => each[0] === name[0] && distance(name, each) <= mostChanges)
    return meant ? [`${name} is not a known variable. Did you mean ${meant}?`] : []
  })
}
