type Branch = { readonly id: string; readonly leaves: readonly { readonly id: string }[] }

type TreeAction =
  | { readonly kind: 'focus'; readonly id: string | undefined }
  | { readonly kind: 'toggle'; readonly id: string; readonly isOpen: boolean }
  | { readonly kind: 'select'; readonly id: string }

/**
 * Returns the effect of a key on a row of a tree with two levels (ARIA tree view pattern), or null for any other key.
 */
export function branchAfterKey(
  key: string,
  row: string,
  rows: readonly string[],
  branches: readonly Branch[],
  open: ReadonlySet<string>,
  isRightToLeft: boolean,
): TreeAction | null {
  const at = rows.indexOf(row)
  const branch = branches.find(({ id }) => id === row)
  const inward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const outward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'ArrowDown') return { kind: 'focus', id: rows[at + 1] }
  if (key === 'ArrowUp') return { kind: 'focus', id: rows[at - 1] }
  if (key === 'Home') return { kind: 'focus', id: rows[0] }
  if (key === 'End') return { kind: 'focus', id: rows.at(-1) }
  if (key === 'Enter' || key === ' ')
    return branch ? { kind: 'toggle', id: row, isOpen: !open.has(row) } : { kind: 'select', id: row }
  if (key === inward && branch)
    return open.has(row)
      ? { kind: 'focus', id: branch.leaves[0]?.id }
      : { kind: 'toggle', id: row, isOpen: true }
  if (key !== outward) return null
  if (branch) return { kind: 'toggle', id: row, isOpen: false }
  return { kind: 'focus', id: branches.find(({ leaves }) => leaves.some(({ id }) => id === row))?.id }
}
