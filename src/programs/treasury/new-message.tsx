import { useId, useState } from 'react'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog'
import type { FormProps } from './list-props'
import styles from './treasury.module.css'
import { useMessageActs } from './use-message-acts'

/** A text that is to be signed in the name of the Safe. */
export function NewMessage({ onClose, ...props }: FormProps) {
  const texts = useTexts(treasuryTexts)
  const fieldId = useId()
  const { acting, start, cancel } = useMessageActs(props)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  async function sign() {
    setProblem(text.trim() === '' ? texts.messageEmpty : '')
    const said = text.trim() === '' ? null : await start(text)
    if (said) onClose(said)
  }

  function close() {
    cancel()
    onClose('')
  }

  return (
    <Dialog title={texts.newMessage} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void sign()
        }}
      >
        <label htmlFor={fieldId}>{texts.messageLabel}</label>
        <textarea id={fieldId} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        <p role={problem ? 'alert' : 'status'} className={styles.said}>
          {problem || acting.text || texts.messageStands}
        </p>
        <div className="button-row">
          <button type="submit" data-default disabled={acting.phase === 'waiting'}>
            {texts.sign}
          </button>
          <button type="button" onClick={close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
