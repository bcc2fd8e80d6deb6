import { useId, useState } from 'react'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { useMessageActions } from '../actions/use-message-actions'
import type { FormProps } from '../lists/list-props'
import { ProposalForm } from './proposal-form'

/** A text that is to be signed in the name of the Safe. */
export function NewMessage({ onClose, ...props }: FormProps) {
  const texts = useTexts(treasuryTexts)
  const fieldId = useId()
  const { pending, start, cancel } = useMessageActions(props)
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
    <ProposalForm
      title={texts.newMessage}
      problem={problem}
      said={pending.text || texts.messageStands}
      action={texts.sign}
      isDisabled={pending.phase === 'waiting'}
      onSubmit={() => void sign()}
      onCancel={close}
    >
      <label htmlFor={fieldId}>{texts.messageLabel}</label>
      <textarea id={fieldId} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
    </ProposalForm>
  )
}
