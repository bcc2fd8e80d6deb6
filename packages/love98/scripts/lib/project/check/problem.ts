/** A problem of a community's folder. */
export type Problem = {
  /** From the folder of the project. */
  readonly file: string
  /** @default the file as a whole */
  readonly line?: number
  readonly text: string
}

/** @returns one line, `community/config.ts:12: …` */
export function describeProblem({ file, line, text }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${text}`
}

/**
 * Reads the lines that other checks report. Headings, which end with a colon, are left out.
 * @param file for lines that name none
 */
export function problemsIn(message: string, file: string): readonly Problem[] {
  return message.split('\n').flatMap((written) => {
    const line = written.trim()
    if (line === '' || line.endsWith(':')) return []
    const [, named, number, text] = /^([^\s:]+\.\w+):(?:(\d+):)?\s*(.+)$/.exec(line) ?? []
    if (named === undefined || text === undefined) return [{ file, text: line }]
    return [{ file: named, ...(number === undefined ? {} : { line: Number(number) }), text }]
  })
}
