import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { listShortcuts } from '@/domain/keyboard/control-shortcuts'
import { findHandler } from '@/domain/keyboard/shortcuts'
import { isRightToLeft } from '@/ui/writing-direction'
import { placeOfRow, tabRows } from './tab-rows'
import styles from './tabs.module.css'

export type Tab<Id extends string = string> = { readonly id: Id; readonly label: string }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The page of the selected tab. */
  children: ReactNode
}

/**
 * A property sheet with tabs by the ARIA pattern. The tabs are one stop in the tab order; arrow keys, HOME and END move
 * between them. Tabs without room are in several rows, of which the selected one is at the front.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const rows = useTabRows(list, tabs.map(({ label: text }) => text).join('\n'))
  const count = (rows.at(-1) ?? 0) + 1
  const front = rows[tabs.findIndex((tab) => tab.id === selected)] ?? 0
  /** Rows alternate with breaks. */
  const orderOf = (row = 0) => 2 * placeOfRow(row, front, count)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[targetOf(event, index, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-rows={count > 1 || undefined}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-page`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            style={count > 1 ? { order: orderOf(rows[index]) } : undefined}
            onClick={() => onSelect(tab.id)}
          >
            <span>{tab.label}</span>
          </button>
        ))}
        {[...new Set(rows)].slice(1).map((row) => (
          <span key={row} className={styles.break} style={{ order: 2 * row - 1 }} aria-hidden="true" />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${selected}`} className={styles.page}>
        {children}
      </div>
    </div>
  )
}

/** Returns the index of the tab that a key selects. In right-to-left scripts the arrow keys are swapped. */
function targetOf(event: KeyboardEvent, index: number, count: number): number {
  const forward = isRightToLeft(event.currentTarget) ? -1 : 1
  const step = (by: number) => () => (index + by + count) % count
  const handler = findHandler<typeof listShortcuts, number>(listShortcuts, event, {
    'move-in-list': { ArrowUp: null, ArrowDown: null, ArrowLeft: step(-forward), ArrowRight: step(forward) },
    'ends-of-list': { Home: () => 0, End: () => count - 1 },
  })
  return handler?.() ?? -1
}

/** The width of a tab without its label, CSS pixels. */
const aroundLabel = 14

/** Returns the row of each tab, measured with its label. */
function useTabRows(list: React.RefObject<HTMLElement | null>, labels: string): readonly number[] {
  const [rows, setRows] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels have other widths
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const texts = [...element.querySelectorAll<HTMLElement>('[role=tab] > span')]
      const widths = texts.map((text) => Math.max(24, text.offsetWidth + aroundLabel))
      // The list has a padding of 2 px at each side.
      const next = tabRows(widths, element.clientWidth - 4)
      setRows((now) => (now.join() === next.join() ? now : next))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const one of [element, ...element.querySelectorAll('[role=tab] > span')]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [list, labels])
  return rows
}
