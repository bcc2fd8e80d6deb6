type Row = { key: string; isHeading: boolean }

/** Where the rows of a list stand among those that can be chosen, and which headings stand right above them. */
export function rowPositions(rows: readonly Row[]): {
  count: number
  of: (index: number) => { position: number; headings: readonly string[] }
} {
  const positions: number[] = []
  let count = 0
  for (const { isHeading } of rows) positions.push(isHeading ? count : ++count)
  return {
    count,
    of(index) {
      const headings: string[] = []
      for (let above = index - 1; rows[above]?.isHeading; above--) headings.unshift(rows[above]?.key ?? '')
      return { position: positions[index] ?? 0, headings }
    },
  }
}
