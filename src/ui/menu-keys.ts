/** The rows of a list that can take the focus, separators and nested lists left out. */
export function rowsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > div > [data-id]')] : []
}

/** Where a key leads: arrows wrap, Home and End jump, a letter goes to the next row that starts with it. */
export function keyTarget(key: string, rows: readonly HTMLElement[], index: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[(index + 1) % rows.length]
  if (key === 'ArrowUp') return rows[(index - 1 + rows.length) % rows.length]
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...rows.slice(index + 1), ...rows.slice(0, index + 1)]
  return after.find((row) => row.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
