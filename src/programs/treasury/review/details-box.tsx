import type { ReactNode } from 'react'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import recipes from '../recipes.module.css'
import styles from './details-box.module.css'
import { FactList } from './fact-list'

type Facts = Parameters<typeof FactList>[0]['facts']

type DetailsBoxProps = {
  /** Of what; it changes with what is shown. */
  id: string
  /** What must be read before anything else. */
  warnings?: ReactNode
  facts: Facts
  /** What others say of it, apart from what this page knows. */
  said?: { heading: string; hint: string; facts: Facts }
  /** Below the facts, and scrolled with them. */
  more?: ReactNode
  /** What can be done, and what is said of it. */
  children?: ReactNode
  onClose: () => void
}

/** What is known of one row, below its list: warnings always in sight, facts that scroll, buttons always in reach. */
export function DetailsBox({ id, warnings, facts, said, more, children, onClose }: DetailsBoxProps) {
  const texts = useTexts(treasuryTexts)
  return (
    <section aria-label={texts.details} className={styles.details} data-details={id}>
      {warnings}
      {(facts.length > 0 || (said?.facts.length ?? 0) > 0) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div key={id} className={`well ${styles.facts}`} tabIndex={0}>
          <FactList facts={facts} />
          {more}
          {said && said.facts.length > 0 && (
            <section aria-label={said.heading} className={styles.said}>
              {/* The section has the name: a heading of any level would skip one below the window's caption. */}
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
          {texts.close}
        </button>
      </div>
    </section>
  )
}
