type Status = 'done' | 'later' | 'library' | 'not shown'

type Statement = { id: string; owner: string; status: Status }

const statuses: readonly Status[] = ['done', 'later', 'library', 'not shown']

/** Reads the table of `docs/behavior.md`: rows of id, what the product does, owner, status. */
export function readBehavior(markdown: string): { statements: Statement[]; problems: string[] } {
  const problems = []
  const statements: Map<string, Statement> = new Map()
  for (const line of markdown.split(/\r?\n/)) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const id = cells[1] ?? ''
    if (!/^S\d+(\.\d+)+$/.test(id)) continue
    const [words, owner, status] = cells.slice(2)
    const known = statuses.find((name) => name === status)
    if (!known || !words || !owner || cells.length !== 6)
      problems.push(`${id}: the row must read | id | words | owner | ${statuses.join(' or ')} |`)
    else if (statements.has(id)) problems.push(`${id} is listed twice`)
    else statements.set(id, { id, owner, status: known })
  }
  if (statements.size === 0) problems.push('no statement is listed')
  return { statements: [...statements.values()], problems }
}

/**
 * The ids in the names of a file's tests: `test('[S4.6] a stored skin is applied on load', …)`. Tests that are
 * skipped, or still to be written, prove nothing and are left out.
 */
export function testedIds(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  // A name is the first text given to test, it or describe, or to what test.each(…) returned.
  const names = /(?:\b(?:test|it|describe)((?:\.\w+)*)|\))\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g
  return [...code.matchAll(names)]
    .filter(([, modifiers = '']) => !/\.(skip|todo|fixme|fails)\b/.test(modifiers))
    .flatMap(([, , , name = '']) => [...name.matchAll(/\[(S\d[^\]]*)\]/g)])
    .flatMap(([, ids = '']) => ids.split(/[,\s]+/).filter(Boolean))
}

/**
 * Compares what is said to be done with what tests prove.
 *
 * @param tested files by the id that their tests name
 * @returns what is wrong, one sentence each
 */
export function compareBehavior(
  statements: readonly Statement[],
  tested: ReadonlyMap<string, readonly string[]>,
): string[] {
  const unproved = statements
    .filter(({ id, status }) => status === 'done' && !tested.has(id))
    .map(({ id }) => `${id} is marked done, but no test names it`)
  const unfounded = [...tested].flatMap(([id, files]) => {
    const statement = statements.find((candidate) => candidate.id === id)
    // A statement for later may have tests of its parts; one that is not shown has nothing to test.
    if (statement && statement.status !== 'not shown') return []
    const why = statement ? `is marked ${statement.status}` : 'is not listed'
    return [`${id} ${why}, but a test names it (${files.join(', ')})`]
  })
  return [...unproved, ...unfounded]
}

/** @returns `12 done, 30 later, 4 library, 9 not shown` */
export function summarize(statements: readonly Statement[]): string {
  return statuses
    .map((status) => `${statements.filter((statement) => statement.status === status).length} ${status}`)
    .join(', ')
}
