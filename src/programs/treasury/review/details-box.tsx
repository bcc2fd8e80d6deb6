import type { ReactNode } from 'react'
import { common } from '@/texts/common'

import recipes from '../recipes.module.css'
import styles from './details-box.module.css'
import { FactList } from './fact-list'

type Facts = Parameters<typeof FactList>[0]['facts']

type DetailsBoxProps = {
  /** The id of the shown item. */
  id: string
  /** Warnings to read first. */
  warnings?: ReactNode
  facts: Facts
  /** Claims of others about the item, separate from the verified facts. */
  said?: { heading: string; hint: string; facts: Facts }
  /** Content below the facts, which scrolls with them. */
  more?: ReactNode
  /** The actions and their messages. */
  children?: ReactNode
  onClose: () => void
}

/** The details of one row, below its list. Warnings and buttons are always visible; the facts scroll. */
export function DetailsBox({ id, warnings, facts, said, more, children, onClose }: DetailsBoxProps) {
  return (
    <section aria-label={common.details} className={styles.details} data-details={id}>
      {warnings}
      {(facts.length > 0 || (said?.facts.length ?? 0) > 0) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div key={id} className={`well ${styles.facts}`} tabIndex={0}>
          <FactList facts={facts} />
          {more}
          {said && said.facts.length > 0 && (
            <section aria-label={said.heading} className={styles.said}>
              {/* The section has an accessible name. A heading of any level would skip one below the window's caption. */}
              <p className={styles.heading} aria-hidden="true">
                {said.heading}
              </p>
              <p>{said.hint}</p>
              <FactList facts={said.facts} />
            </section>
          )}
        </div>
      )}
      <div className={recipes.buttons}>
        {children}
        <button type="button" onClick={onClose}>
          {common.close}
        </button>
      </div>
    </section>
  )
}
