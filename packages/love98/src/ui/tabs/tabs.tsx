import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { listShortcuts } from '@/domain/keyboard/control-shortcuts'
import { findHandler } from '@/domain/keyboard/shortcuts'
import { isRightToLeft } from '@/ui/writing-direction'
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
 * between them. Tabs without room are in two rows, of which the one with the selected tab is at the front.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useFrontRow(list, selected)

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
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
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
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
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

/** Marks a list with two rows of tabs by the row that has the selected tab. The style sheet puts this row in front. */
function useFrontRow(list: React.RefObject<HTMLElement | null>, selected: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be in the other row
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const place = () => {
      const tabs = [...element.querySelectorAll<HTMLElement>('[role=tab]')]
      const isInRowOf = (one?: HTMLElement, other?: HTMLElement) =>
        Math.abs((one?.offsetTop ?? 0) - (other?.offsetTop ?? 0)) < 9
      const chosen = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')
      if (isInRowOf(tabs[0], tabs.at(-1))) delete element.dataset.front
      else element.dataset.front = isInRowOf(tabs[0], chosen) ? 'first' : 'last'
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [list, selected])
}
