import { useState } from 'react'
import { controlTexts } from '@/texts/en/ui/controls'
import { connectTexts } from '@/texts/en/wallet/connect'
import { useTexts } from '@/texts/use-texts'
import { useCopy } from '@/wallet/use-copy'
import styles from './error-details.module.css'

/** The technical details of an error behind a disclosure button, with a copy button. */
export function ErrorDetails({ text }: { text: string }) {
  const texts = useTexts(controlTexts)
  const { copied } = useTexts(connectTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [copy, copyText] = useCopy()
  return (
    <div className={styles.details}>
      {isOpen && <textarea aria-label={texts.details} readOnly rows={4} value={text} />}
      <div className={styles.buttons}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.hideDetails : texts.showDetails}
        </button>
        {isOpen && (
          <button type="button" onClick={() => copyText(text)}>
            {copy === 'copied' ? copied : texts.copy}
          </button>
        )}
      </div>
    </div>
  )
}
