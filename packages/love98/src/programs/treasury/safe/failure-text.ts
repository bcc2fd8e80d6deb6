import { AppError, errorMessage, isErrorCode } from '@/domain/errors'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { otherTransaction } from '@/safe/gateway/gateway-queries'
import { WebError } from '@/safe/gateway/web-error'
import { HostError } from '@/safe/host/host-error'
import { plainText } from '@/safe/plain-text'
import { treasury } from '@/texts/treasury'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'

/** The largest number of characters of a message from others. */
const longest = 200

/**
 * Describes an error to the visitor. A message of the gateway is shown in its own words `[S8.16]` `[S8.17]`,
 * as one line of limited length.
 * @param unknown the text for an item that the gateway does not have
 */
export function failureText(error: unknown, unknown?: string): string {
  if (error instanceof GatewayError) {
    const { status, code } = error.detail
    if (isErrorCode(code)) return errorMessage(new AppError(code))
    if (status === 404 && unknown !== undefined) return unknown
    if (status === 200 && code === otherTransaction) return treasury.otherTransaction
    const text = plainText(error.message, longest)
    return status === 429 ? treasury.busy(text) : text
  }
  if (error instanceof WebError) return error.code === 'timeout' ? treasury.timeout : treasury.missing
  if (error instanceof HostError) return hostText(error)
  if (error instanceof AppError && error.code === 'transaction-fails') return sendFailureText(error)
  return errorMessage(error)
}

function hostText({ failure, message }: HostError): string {
  if (failure === 'disconnected') return treasury.safeSilent
  return failure === 'pending' ? treasury.safeBusy : plainText(message, longest)
}
