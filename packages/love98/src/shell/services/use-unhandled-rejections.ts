import { useEffect } from 'react'
import { showMessageBox } from '@/desktop/message-boxes'
import { asAppError, errorMessage } from '@/domain/errors'
import { errorDetails, readProperty } from '@/domain/thrown'
import { common } from '@/texts/common'
import { shellBoxes } from '@/texts/shell-boxes'

/** Shows unhandled rejections in a message box, except those of foreign scripts (wallet extensions). */
export function useUnhandledRejections(): void {
  useEffect(() => {
    let shown = 0
    const show = (event: PromiseRejectionEvent) => {
      if (!isOurs(event.reason) || shown > 0) return
      event.preventDefault()
      shown++
      void showMessageBox({
        title: shellBoxes.error,
        icon: 'error',
        text: errorMessage(event.reason),
        buttons: [common.ok],
        details: errorDetails(event.reason),
      }).then(() => shown--)
    }
    window.addEventListener('unhandledrejection', show)
    return () => window.removeEventListener('unhandledrejection', show)
  }, [])
}

/**
 * WalletConnect's library leaves a rejected promise unhandled for each expired request; the caller gets
 * another rejection.
 */
const leftover = /^(Proposal|Request) expired/

function isOurs(reason: unknown): boolean {
  if (asAppError(reason)) return true
  const [stack, message] = [readProperty(reason, 'stack'), readProperty(reason, 'message')]
  if (typeof stack !== 'string' || (typeof message === 'string' && leftover.test(message))) return false
  return stack.includes(`${location.origin}/static/`)
}
