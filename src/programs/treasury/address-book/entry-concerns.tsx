import { useState } from 'react'
import type { EntryConcerns } from '@/safe/address-book/entry-check'
import { common } from '@/texts/common'
import { treasuryBook } from '@/texts/treasury-book'

import { LookAlike } from '../../look-alike'
import { Warnings } from '../review/warnings'
import styles from './book-dialog.module.css'

type EntryConcernsProps = {
  concerns: EntryConcerns
  /** Sources that could not be read, or only in part. */
  missing: readonly string[]
  onAdd: () => void
  onCancel: () => void
}

/** Warnings to read before new entries are added; each address that looks like another one is acknowledged. */
export function EntryConcernsForm({ concerns, missing, onAdd, onCancel }: EntryConcernsProps) {
  const [compared, setCompared] = useState<ReadonlySet<number>>(new Set())
  const { renamed, shared, alike } = concerns
  const lines = [
    ...renamed.map(({ name, address }) => treasuryBook.renamed(address, name)),
    ...shared.map(({ name, address }) => treasuryBook.shared(address, name)),
  ]
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <p>{treasuryBook.checkFirst}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={`well ${styles.entries}`} tabIndex={0}>
        <Warnings icon="warning" lines={lines} />
        <Warnings icon="info" lines={missing} />
        {alike.map(({ entry, known }, index) => (
          <section key={`${entry.chainId}:${entry.address}`} aria-label={entry.name}>
            <bdi>{entry.name}</bdi>
            <LookAlike
              to={entry.address}
              known={known}
              isCompared={compared.has(index)}
              onCompared={(isCompared) => {
                const next = new Set(compared)
                if (isCompared) next.add(index)
                else next.delete(index)
                setCompared(next)
              }}
            />
          </section>
        ))}
      </div>
      <div className="button-row">
        <button type="submit" disabled={compared.size < alike.length}>
          {treasuryBook.addAnyway}
        </button>
        <button type="button" data-default onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </form>
  )
}
