import { useState } from 'react'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { describeMessage } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import { treasury } from '@/texts/treasury'
import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { TextArea } from '@/ui/text-field/text-area'
import type { FormProps } from '../list/list-props'
import { ProposalPage } from '../propose/proposal-review'
import { problemOf } from '../safe/use-safe-flow'
import { MessageWarnings, useMessageFlow } from './sign-message'

/** The form of a text that is signed in the name of the Safe. It is its own review. */
export function NewMessage({ onClose, ...props }: FormProps) {
  const flow = useMessageFlow(props, onClose)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // The acknowledgment is valid for one text only.
  const acknowledgment = useAcknowledgment(text)
  const described = text.trim() === '' ? null : describeMessage(props.safe, text, location.host)
  const mustAcknowledge = described !== null && needsAcknowledgment(gravityOfMessage(described))

  function sign() {
    setProblem(text.trim() === '' ? treasury.messageEmpty : '')
    if (text.trim() !== '') void flow.press({ kind: 'propose', message: text })
  }

  return (
    <Dialog title={treasury.newMessage} onClose={() => onClose('')} width={addressWidth(265)}>
      <ProposalPage
        problem={problem || problemOf(flow.status)}
        status={flow.status.text || treasury.messageSignedHint}
        action={treasury.sign}
        isDisabled={flow.isBusy || (mustAcknowledge && !acknowledgment.isAcknowledged)}
        onSubmit={sign}
        onCancel={() => onClose('')}
        form={<TextArea label={treasury.messageLabel} rows={6} value={text} onChange={setText} />}
        warnings={<MessageWarnings described={described} problem={null} />}
        acknowledgment={
          mustAcknowledge && <AcknowledgeRisk label={treasury.warningsRead} acknowledgment={acknowledgment} />
        }
      />
    </Dialog>
  )
}
