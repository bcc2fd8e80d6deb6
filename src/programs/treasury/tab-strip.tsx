import { type KeyboardEvent, useRef } from 'react'
import styles from './tab-strip.module.css'

type TabStripProps<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** The id of the panel below. */
  panelId: string
}

/** Property-sheet tabs by the ARIA pattern: one stop for Tab, arrows choose. */
export function TabStrip<Id extends string>({ label, tabs, chosen, onChoose, panelId }: TabStripProps<Id>) {
  const strip = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const last = tabs.length - 1
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [back, on] = isTurned ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const places: Readonly<Record<string, number>> = {
      [back]: index === 0 ? last : index - 1,
      [on]: index === last ? 0 : index + 1,
      Home: 0,
      End: last,
    }
    const next = tabs[places[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div ref={strip} role="tablist" aria-label={label} className={styles.strip} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={panelId}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
