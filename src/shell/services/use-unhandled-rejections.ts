import { useEffect } from 'react'
import { askInMessageBox } from '@/desktop/message-boxes'
import { errorDetails, errorText, LoveError } from '@/domain/errors'
import { shellBoxTexts } from '@/texts/en/shell/shell'
import { inLocale } from '@/texts/locale'

/** Shows a handler's unanswered rejection in a message box. What foreign scripts (wallet extensions) throw is theirs. */
export function useUnhandledRejections(): void {
  // Rejections that nobody handled are reported by the browser, not by React.
  useEffect(() => {
    let shown = 0
    const show = (event: PromiseRejectionEvent) => {
      if (!isOurs(event.reason) || shown > 0) return
      event.preventDefault()
      shown++
      const texts = inLocale(shellBoxTexts)
      void askInMessageBox({
        title: texts.error,
        icon: 'error',
        text: errorText(event.reason),
        buttons: [texts.ok],
        details: errorDetails(event.reason),
      }).then(() => shown--)
    }
    window.addEventListener('unhandledrejection', show)
    return () => window.removeEventListener('unhandledrejection', show)
  }, [])
}

/**
 * Of each question that ran out WalletConnect's library keeps a rejected promise that nobody waits for; whoever asked is
 * told by another one.
 */
const leftover = /^(Proposal|Request) expired/

function isOurs(reason: unknown): boolean {
  if (reason instanceof LoveError) return true
  if (reason instanceof Error && leftover.test(reason.message)) return false
  return reason instanceof Error && (reason.stack ?? '').includes(`${location.origin}/_next/`)
}
