import { useId, useState } from 'react'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { treasury } from '@/texts/treasury'

import { useMessageActions } from '../actions/use-message-actions'
import type { FormProps } from '../lists/list-props'
import { MessageWarnings } from '../review/message-warnings'
import { ProposalForm } from './proposal-form'

/** A text that is to be signed in the name of the Safe. */
export function NewMessage({ onClose, ...props }: FormProps) {
  const fieldId = useId()
  const { pending, start, cancel } = useMessageActions(props)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // The acknowledgment is valid for one text only.
  const [readText, setReadText] = useState<string | null>(null)
  const checkId = useId()
  const described = text.trim() === '' ? null : describeMessage(props.safe, text, location.host)
  const isAsking = described !== null && needsAcknowledgment(gravityOfMessage(described))

  async function sign() {
    setProblem(text.trim() === '' ? treasury.messageEmpty : '')
    const said = text.trim() === '' ? null : await start(text)
    if (said) onClose(said)
  }

  function close() {
    cancel()
    onClose('')
  }

  return (
    <ProposalForm
      title={treasury.newMessage}
      problem={problem}
      said={pending.text || treasury.messageStands}
      action={treasury.sign}
      isDisabled={pending.phase === 'waiting' || (isAsking && readText !== text)}
      onSubmit={() => void sign()}
      onCancel={close}
    >
      <label htmlFor={fieldId}>{treasury.messageLabel}</label>
      <textarea id={fieldId} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <MessageWarnings described={described} problem={null} />
      {isAsking && (
        <label className="field-row" htmlFor={checkId}>
          <input
            id={checkId}
            type="checkbox"
            checked={readText === text}
            onChange={(event) => setReadText(event.target.checked ? text : null)}
          />
          {treasury.iHaveRead}
        </label>
      )}
    </ProposalForm>
  )
}
