import { pairingTexts } from '@/texts/en/wallet/get-wallet'
import { useTexts } from '@/texts/use-texts'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'

/** What the visitor sees of a pairing: its code, a link that opens the wallet here, or another pane of the dialog. */
export type PairingView = 'code' | 'link' | 'elsewhere'

type PairingStatusProps = { attempt: Extract<ConnectAttempt, { phase: 'waiting' }>; view: PairingView }

/** The status line of a pairing. It speaks of a code only while one is on screen. */
export function PairingStatus({ attempt: { choice, pairing, before }, view }: PairingStatusProps) {
  const texts = useTexts(pairingTexts)
  const { code = null, message } = before ?? {}
  const waiting = {
    code: pairing ? texts.scan(choice.name) : texts.preparingCode,
    link: pairing ? texts.openToConnect(choice.name) : texts.preparingLink,
    elsewhere: texts.waitingFor(choice.name),
  }[view]
  const rejected = { code: texts.rejectedCode, link: texts.rejectedLink, elsewhere: texts.rejected }[view]
  const expired = { code: message, link: texts.expiredLink, elsewhere: texts.expired }[view]
  if (code === 'user-rejected') return pairing ? rejected : texts.rejected
  return (code === 'pairing-expired' && pairing ? expired : null) ?? waiting
}
