import { useId, useState } from 'react'
import { common } from '@/texts/common'
import { controls } from '@/texts/controls'

import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import styles from './message-box.module.css'

type MessageBoxProps = {
  title: string
  text: string
  icon: 'info' | 'warning' | 'error' | 'question'
  /** Left to right; the first is the default and has the focus. */
  buttons: readonly string[]
  details?: string | undefined
  facts?: readonly (readonly [label: string, value: string])[] | undefined
  /** Resolves with `true` if the details were copied. */
  onCopy?: ((text: string) => Promise<boolean>) | undefined
  /** The button pressed, or null for Escape and ×. */
  onAnswer: (button: string | null) => void
}

export function MessageBox({
  title,
  text,
  icon,
  buttons,
  details,
  facts,
  onCopy,
  onAnswer,
}: MessageBoxProps) {
  const textId = useId()
  const [detailed, setDetailed] = useState(false)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <Dialog
      title={title}
      role="alertdialog"
      describedBy={textId}
      width={facts ? addressWidth(134) : undefined}
      onClose={() => onAnswer(null)}
    >
      <div className={styles.message}>
        <Icon name={icon} size={32} />
        <p id={textId} className={`${styles.text} selectable`}>
          {text}
        </p>
      </div>
      {facts && <FactList className={styles.facts} facts={facts} />}
      {detailed && (
        <textarea
          className={`well ${styles.details}`}
          aria-label={common.details}
          readOnly
          rows={6}
          value={details}
        />
      )}
      {detailed && details && onCopy && (
        <p className={styles.copy}>
          <button type="button" onClick={async () => setCopied(await onCopy(details))}>
            {common.copy}
          </button>
          <span role="status">{copied !== null && (copied ? common.copied : common.copyBlocked)}</span>
        </p>
      )}
      <div className={`button-row ${styles.buttons}`}>
        {buttons.map((button, index) => (
          <button
            key={button}
            type="button"
            data-default={index === 0 || undefined}
            data-autofocus={index === 0 || undefined}
            onClick={() => onAnswer(button)}
          >
            {button}
          </button>
        ))}
        {details && (
          <button type="button" aria-expanded={detailed} onClick={() => setDetailed(!detailed)}>
            {detailed ? controls.hideDetails : controls.showDetails}
          </button>
        )}
      </div>
    </Dialog>
  )
}
