/** Puts a margin of one dot around a tile of a card back. */
export function framed(rows: readonly string[]): string[] {
  const blank = 'B'.repeat((rows[0]?.length ?? 0) + 2)
  return [blank, ...rows.map((row) => `B${row}B`), blank]
}
