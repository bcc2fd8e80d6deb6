import { errorMessage } from '@/domain/errors'
import { plainText } from '@/domain/plain-text'
import { sending } from '@/texts/sending'

import { toWalletError } from '@/wallet/wallet-error'
import { FailingCall } from './failing-call'

/**
 * Returns the reason why `sendTransaction` or `sendCalls` failed. It is empty for a rejection and for a wait that the
 * visitor ended. A contract chooses the text of its error, so that text is shortened and cleaned.
 */
export function sendFailureText(error: unknown): string {
  if (error instanceof DOMException && error.code === DOMException.ABORT_ERR) return ''
  const own = toWalletError(error)
  if (own.code === 'user-rejected') return ''
  return own.cause instanceof FailingCall ? failingCallText(own.cause) : errorMessage(own)
}

export function failingCallText({ reason }: FailingCall): string {
  if (reason === null) return sending.fails
  if (reason === 'funds') return sending.funds
  if ('panic' in reason) return sending.panic(`0x${reason.panic.toString(16)}`)
  if ('selector' in reason) return sending.custom(reason.selector)
  return sending.contractMessage(plainText(reason.text, 120))
}
