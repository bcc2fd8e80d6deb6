/**
 * Returns the row of each tab: a row takes as many tabs as fit, at least one.
 * @param widths of the tabs, CSS pixels
 * @param room the width of a row, CSS pixels
 */
export function tabRows(widths: readonly number[], room: number): readonly number[] {
  let row = 0
  let used = 0
  return widths.map((width) => {
    if (used > 0 && used + width > room) {
      row++
      used = 0
    }
    used += width
    return row
  })
}

/** Returns the place of a row, 0 for the one at the back. The row of the selected tab is at the front, as in Windows. */
export function placeOfRow(row: number, selected: number, count: number): number {
  return (row - selected - 1 + count) % count
}
