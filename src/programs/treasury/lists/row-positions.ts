type Row = { key: string; isHeading: boolean }

/** Computes the position of each row among the rows that can be chosen, and the headings directly above it. */
export function rowPositions(rows: readonly Row[]): {
  count: number
  /** Returns the index of a row; -1 if there is no such row. */
  indexOf: (key: string | null) => number
  of: (index: number) => { position: number; headings: readonly string[] }
} {
  const positions: number[] = []
  const indexes = new Map<string, number>()
  let count = 0
  for (const { key, isHeading } of rows) {
    indexes.set(key, positions.length)
    positions.push(isHeading ? count : ++count)
  }
  return {
    count,
    indexOf: (key) => (key === null ? -1 : (indexes.get(key) ?? -1)),
    of(index) {
      const headings: string[] = []
      for (let above = index - 1; rows[above]?.isHeading; above--) headings.unshift(rows[above]?.key ?? '')
      return { position: positions[index] ?? 0, headings }
    },
  }
}
