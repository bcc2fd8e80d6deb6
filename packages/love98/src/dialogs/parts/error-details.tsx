import { useState } from 'react'
import { common } from '@/texts/common'
import { connect } from '@/texts/connect'
import { controls } from '@/texts/controls'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { TextArea } from '@/ui/text-field/text-area'
import styles from './error-details.module.css'

export function ErrorDetails({ text }: { text: string }) {
  const { copied } = connect
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.details}>
      {isOpen && <TextArea aria-label={common.details} readOnly rows={4} value={text} />}
      <div className={styles.buttons}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? controls.hideDetails : controls.showDetails}
        </button>
        {isOpen && <CopyButton text={text} copied={copied} />}
      </div>
    </div>
  )
}
