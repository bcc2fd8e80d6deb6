import { allowedNames } from '../../love98/src/domain/community/allowed-names.ts'
import type { LinkPlace } from '../../love98/src/domain/community/link-schema.ts'
import type { Answers } from './answers.ts'

type Has = Pick<Answers, 'pairs' | 'links' | 'treasury'>

const hasPairs = ({ pairs }: Has) => pairs.length > 0
/** The block explorer is in folders beside the links that make the folder useful, so it does not count. */
const hasLinks =
  (...places: readonly LinkPlace[]) =>
  ({ links }: Has) =>
    links.some(({ place }) => places.includes(place))

/** The programs of the package in the order of the menus, each with the question if a community has something for it. */
const offers: readonly (readonly [id: string, isUseful: (has: Has) => boolean])[] = [
  ['pairs', hasPairs],
  ['swap', hasPairs],
  ['charts', hasPairs],
  ['send', always],
  ['holdings', always],
  ['treasury', ({ treasury }) => treasury !== null],
  ['heartbreak', always],
  ['solitaire', always],
  // It needs accounts that may hide entries, for which the wizard has no question.
  ['guestbook', () => false],
  ['bridge', hasLinks('bridge')],
  ['markets', hasLinks('swap', 'markets')],
  ['governance', hasLinks('governance')],
  ['collections', hasLinks('collections')],
  ['partners', hasLinks('partners')],
  ['social', hasLinks('social')],
  ['notepad', always],
  ['paint', always],
  ['display', always],
  ['help', always],
  ['run', always],
  ['shut-down', always],
]

export const everyProgram: readonly string[] = offers.map(([id]) => id)

/** The programs that have something to show. */
export function usefulPrograms(has: Has): readonly string[] {
  return offers.filter(([, isUseful]) => isUseful(has)).map(([id]) => id)
}

/** The programs of the new desktop. */
export function chosenPrograms(answers: Has & Pick<Answers, 'leftOut'>): readonly string[] {
  return usefulPrograms(answers).filter((id) => !answers.leftOut.includes(id))
}

/** Returns the problem of a list of programs to leave out; null if there is none. */
export function leftOutProblem(leftOut: readonly string[]): string | null {
  const unknown = leftOut.find((id) => !everyProgram.includes(id))
  if (unknown !== undefined) return `no such program "${unknown}"; ${allowedNames(unknown, everyProgram)}`
  return everyProgram.every((id) => leftOut.includes(id)) ? 'at least one program must remain' : null
}

function always(): boolean {
  return true
}
