import { pairing as pairingTexts } from '@/texts/pairing'

import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'

export type PairingView = 'code' | 'link' | 'elsewhere'

type PairingStatusProps = { attempt: Extract<ConnectAttempt, { phase: 'waiting' }>; view: PairingView }

/** Mentions a code only while one is on screen. */
export function PairingStatus({ attempt: { choice, pairing, before }, view }: PairingStatusProps) {
  const { code = null, message } = before ?? {}
  const waiting = {
    code: pairing ? pairingTexts.scan(choice.name) : pairingTexts.preparingCode,
    link: pairing ? pairingTexts.openToConnect(choice.name) : pairingTexts.preparingLink,
    elsewhere: pairingTexts.waitingFor(choice.name),
  }[view]
  const rejected = {
    code: pairingTexts.rejectedCode,
    link: pairingTexts.rejectedLink,
    elsewhere: pairingTexts.rejected,
  }[view]
  const expired = { code: message, link: pairingTexts.expiredLink, elsewhere: pairingTexts.expired }[view]
  if (code === 'user-rejected') return pairing ? rejected : pairingTexts.rejected
  return (code === 'pairing-expired' && pairing ? expired : null) ?? waiting
}
