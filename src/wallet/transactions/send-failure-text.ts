import { errorText } from '@/domain/errors'
import { plainText } from '@/domain/plain-text'
import type { sendingTexts } from '@/texts/en/wallet/sending'
import { toWalletError } from '@/wallet/wallet-error'
import { FailingCall } from './failing-call'

/**
 * Why `sendTransaction` or `sendCalls` failed, in words; empty for a rejection and for a wait that the visitor ended.
 * A contract chooses the text of its error: it is cut and made plain.
 */
export function sendFailureText(error: unknown, texts: typeof sendingTexts): string {
  if (error instanceof DOMException && error.name === 'AbortError') return ''
  const own = toWalletError(error)
  if (own.code === 'user-rejected') return ''
  return own.cause instanceof FailingCall ? failingCallText(own.cause, texts) : errorText(own)
}

/** Why a call would fail, in words. */
export function failingCallText({ reason }: FailingCall, texts: typeof sendingTexts): string {
  if (reason === null) return texts.fails
  if (reason === 'funds') return texts.funds
  if ('panic' in reason) return texts.panic(`0x${reason.panic.toString(16)}`)
  if ('selector' in reason) return texts.custom(reason.selector)
  return texts.says(plainText(reason.text, 120))
}
