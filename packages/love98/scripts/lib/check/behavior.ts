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
 * Returns the ids in the comments `// Proves S4.6, S4.7` of a file, each directly above a test, a group of tests or
 * a loop over tests.
 * Tests that are skipped or not written yet prove nothing.
 */
export function testedIds(source: string): string[] {
  const comments =
    /^[ \t]*\/\/ Proves (S[\d.]+(?:, S[\d.]+)*)\r?\n[ \t]*(?:for|test|it|describe)\b((?:\.\w+)*)\s*[(<`]/gm
  return [...source.matchAll(comments)]
    .filter(([, , modifiers = '']) => !/\.(skip|todo|fixme|fails)\b/.test(modifiers))
    .flatMap(([, ids = '']) => ids.split(', '))
}

/** Returns the numbers of the lines with a comment `// Proves …` that no test follows, which would prove nothing. */
export function strayProofs(source: string): number[] {
  return source.split(/\r?\n/).flatMap((line, index, lines) => {
    if (!/\/\/ ?Proves S?\d/.test(line)) return []
    return testedIds(`${line}\n${lines[index + 1] ?? ''}`).length > 0 ? [] : [index + 1]
  })
}

/**
 * Compares the claimed status with the tests.
 * @param tested files by the ids that their tests prove
 * @returns one sentence per problem
 */
export function compareBehavior(
  statements: readonly Statement[],
  tested: ReadonlyMap<string, readonly string[]>,
): string[] {
  const unproved = statements
    .filter(({ id, status }) => status === 'done' && !tested.has(id))
    .map(({ id }) => `${id} is marked done, but no test proves it`)
  const unfounded = [...tested].flatMap(([id, files]) => {
    const statement = statements.find((candidate) => candidate.id === id)
    // A statement for later may have tests of its parts; one that is not shown has nothing to test.
    if (statement && statement.status !== 'not shown') return []
    const why = statement ? `is marked ${statement.status}` : 'is not listed'
    return [`${id} ${why}, but a test proves it (${files.join(', ')})`]
  })
  return [...unproved, ...unfounded]
}

/** @returns `12 done, 30 later, 4 library, 9 not shown` */
export function summarize(statements: readonly Statement[]): string {
  return statuses
    .map((status) => `${statements.filter((statement) => statement.status === status).length} ${status}`)
    .join(', ')
}
