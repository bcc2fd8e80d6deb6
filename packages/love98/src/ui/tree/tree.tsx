import { type KeyboardEvent, useRef, useState } from 'react'
import { chooseShortcuts, listShortcuts } from '@/domain/keyboard/control-shortcuts'
import { findHandler, type KeyPress } from '@/domain/keyboard/shortcuts'
import { Icon } from '@/ui/icon'
import { isRightToLeft } from '@/ui/writing-direction'
import styles from './tree.module.css'

export type TreeBranch = { readonly id: string; readonly label: string; readonly leaves: readonly TreeLeaf[] }
type TreeLeaf = { readonly id: string; readonly label: string }

type TreeProps = {
  label: string
  branches: readonly TreeBranch[]
  selected: string
  onSelect: (id: string) => void
}

/** A tree of two levels by the ARIA pattern: books that open and close, and what is in them. */
export function Tree({ label, branches, selected, onSelect }: TreeProps) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(branches.filter(({ leaves }) => leaves.some(({ id }) => id === selected)).map(({ id }) => id)),
  )
  const [stop, setStop] = useState(selected)
  const rows = branches.flatMap((branch) => [
    branch.id,
    ...(open.has(branch.id) ? branch.leaves.map(({ id }) => id) : []),
  ])
  const focusable = rows.includes(stop) ? stop : (branches[0]?.id ?? '')

  const focus = (id: string | undefined) => {
    if (id === undefined) return
    setStop(id)
    root.current?.querySelector<HTMLElement>(`[data-row='${id}']`)?.focus()
  }
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
    if (!row) return
    const action = nextBranch(event, row.dataset.row ?? '', rows, branches, open, isRightToLeft(row))
    if (!action) return
    event.preventDefault()
    if (action.kind === 'focus') focus(action.id)
    else if (action.kind === 'toggle') toggle(action.id, action.isOpen)
    else onSelect(action.id)
  }

  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      className={`well ${styles.tree}`}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {branches.map((branch) => (
        <div key={branch.id}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all its rows */}
          <div
            role="treeitem"
            aria-expanded={open.has(branch.id)}
            aria-selected={false}
            aria-level={1}
            data-row={branch.id}
            tabIndex={focusable === branch.id ? 0 : -1}
            className={styles.row}
            onFocus={() => setStop(branch.id)}
            onClick={() => toggle(branch.id, !open.has(branch.id))}
          >
            <Icon name={open.has(branch.id) ? 'folder-open' : 'folder'} size={16} />
            <span className={styles.label}>{branch.label}</span>
          </div>
          {open.has(branch.id) &&
            branch.leaves.map(({ id, label: leaf }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all its rows
              <div
                key={id}
                role="treeitem"
                aria-level={2}
                aria-selected={id === selected}
                data-row={id}
                tabIndex={focusable === id ? 0 : -1}
                className={`${styles.row} ${styles.leaf}`}
                onFocus={() => setStop(id)}
                onClick={() => onSelect(id)}
              >
                <Icon name="text-file" size={16} />
                <span className={styles.label}>{leaf}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

type Branch = { readonly id: string; readonly leaves: readonly { readonly id: string }[] }

const treeShortcuts = { ...listShortcuts, ...chooseShortcuts }

type TreeAction =
  | { readonly kind: 'focus'; readonly id: string | undefined }
  | { readonly kind: 'toggle'; readonly id: string; readonly isOpen: boolean }
  | { readonly kind: 'select'; readonly id: string }

/**
 * Returns the effect of a key on a row of a tree with two levels (ARIA tree view pattern), or null for any other key.
 */
function nextBranch(
  press: KeyPress,
  row: string,
  rows: readonly string[],
  branches: readonly Branch[],
  open: ReadonlySet<string>,
  isRightToLeft: boolean,
): TreeAction | null {
  const at = rows.indexOf(row)
  const branch = branches.find(({ id }) => id === row)
  const focus = (id: string | undefined): TreeAction => ({ kind: 'focus', id })
  const toggle = (isOpen: boolean): TreeAction => ({ kind: 'toggle', id: row, isOpen })
  const goIn = (branch ?? null) && (() => (open.has(row) ? focus(branch?.leaves[0]?.id) : toggle(true)))
  const goOut = () =>
    branch ? toggle(false) : focus(branches.find(({ leaves }) => leaves.some(({ id }) => id === row))?.id)
  const handler = findHandler<typeof treeShortcuts, TreeAction>(treeShortcuts, press, {
    'move-in-list': {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      ArrowLeft: isRightToLeft ? goIn : goOut,
      ArrowRight: isRightToLeft ? goOut : goIn,
    },
    'ends-of-list': { Home: () => focus(rows[0]), End: () => focus(rows.at(-1)) },
    'choose-in-list': () => (branch ? toggle(!open.has(row)) : { kind: 'select', id: row }),
  })
  return handler?.() ?? null
}
