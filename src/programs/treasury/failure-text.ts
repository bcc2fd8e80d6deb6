import { errorText, LoveError } from '@/domain/errors'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { WebError } from '@/safe/gateway/web-error'
import type { treasuryTexts } from '@/texts/en/treasury'

/** Why a list could not be loaded, for a person: the gateway's own words where it has some `[S8.16]` `[S8.17]`. */
export function failureText(error: unknown, texts: typeof treasuryTexts): string {
  if (error instanceof GatewayError)
    return error.message === 'Not Found' || error.detail.status === 404 ? texts.noSuchSafe : error.message
  if (error instanceof WebError) return error.failure === 'timeout' ? texts.timeout : texts.missing
  return errorText(error instanceof LoveError ? error : new LoveError('unexpected', error))
}
