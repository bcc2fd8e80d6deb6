import { useState } from 'react'
import { common } from '@/texts/common'
import { connect } from '@/texts/connect'
import { controls } from '@/texts/controls'

import { useCopy } from '@/wallet/use-copy'
import styles from './error-details.module.css'

/** The technical details of an error behind a disclosure button, with a copy button. */
export function ErrorDetails({ text }: { text: string }) {
  const { copied } = connect
  const [isOpen, setIsOpen] = useState(false)
  const [copy, copyText] = useCopy()
  return (
    <div className={styles.details}>
      {isOpen && <textarea aria-label={common.details} readOnly rows={4} value={text} />}
      <div className={styles.buttons}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? controls.hideDetails : controls.showDetails}
        </button>
        {isOpen && (
          <button type="button" onClick={() => copyText(text)}>
            {copy === 'copied' ? copied : common.copy}
          </button>
        )}
      </div>
    </div>
  )
}
