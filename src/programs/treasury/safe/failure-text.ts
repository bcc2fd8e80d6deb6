import { errorMessage, isErrorCode, LoveError } from '@/domain/errors'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { otherTransaction } from '@/safe/gateway/gateway-queries'
import { WebError } from '@/safe/gateway/web-error'
import { HostError } from '@/safe/host/host-error'
import { plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'

import { sendFailureText } from '@/wallet/transactions/send-failure-text'

/** Characters of a failure in the words of others. */
const longest = 200

/**
 * Why something could not be loaded or done, for a person: the gateway's own words where it has some `[S8.16]` `[S8.17]`,
 * and ours where our server answered in its place. What others wrote is one line, and ends.
 * @param unknown the text for something that the gateway does not have
 */
export function failureText(error: unknown, unknown?: string): string {
  if (error instanceof GatewayError) {
    const { status, code } = error.detail
    if (isErrorCode(code)) return errorMessage(new LoveError(code))
    if (status === 404 && unknown !== undefined) return unknown
    if (status === 200 && code === otherTransaction) return treasury.otherTransaction
    const text = plainText(error.message, longest)
    return status === 429 ? treasury.busy(text) : text
  }
  if (error instanceof WebError) return error.code === 'timeout' ? treasury.timeout : treasury.missing
  if (error instanceof HostError) return hostText(error)
  if (error instanceof LoveError && error.code === 'transaction-fails') return sendFailureText(error)
  return errorMessage(error)
}

function hostText({ failure, message }: HostError): string {
  if (failure === 'disconnected') return treasury.safeSilent
  return failure === 'pending' ? treasury.safeBusy : plainText(message, longest)
}
