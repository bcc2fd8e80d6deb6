import { useEffect } from 'react'
import { notify } from '@/desktop/notifications/notifications'
import { dateAndTime } from '@/dialogs/parts/date-and-time'
import { verify } from '@/texts/verify'

import { requestDialog } from '@/wallet/boot'
import type { Wallet } from '@/wallet/wallet'

/**
 * Ends "Verify your account": a notification names the expiry of a session that was opened meanwhile, and the focus
 * goes to the taskbar's wallet button if the element that had it is gone (Connect Wallet becomes the account button).
 */
export function useEndOfSignIn(session: Wallet['session']): void {
  // The session is followed outside of React: it changes before the dialog is removed.
  useEffect(
    () =>
      session.subscribe((now) => {
        if (now.status !== 'authenticated') return
        notify({
          id: 'verified',
          kind: 'information',
          icon: 'account',
          title: verify.verified,
          text: verify.verifiedUntil(dateAndTime(now.expiresAt)),
          onOpen: () => requestDialog('account'),
        })
      }),
    [session],
  )

  // The focus, after the dialog itself has tried to return it.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document
          .querySelector<HTMLElement>('[data-wallet-area] > button:last-of-type')
          ?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
