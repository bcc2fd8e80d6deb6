import { isSameAddress } from '@/domain/address'
import type { Review } from '@/safe/review'
import { zeroAddress } from '@/safe/safe-transaction'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'

import { callLines } from '../words/call-lines'
import { addressText, coinWords, type WordsContext } from '../words/token-words'

type Ready = Extract<Review, { kind: 'ready' }>

/** Every field that the hash of a transaction covers, and first what they do, in words from the bytes. */
export function signedFacts(
  { transaction, call, safeTxHash }: Pick<Ready, 'transaction' | 'call' | 'safeTxHash'>,
  safe: `0x${string}`,
  context: WordsContext,
): readonly (readonly [string, string])[] {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
    transaction
  const { field, operations } = treasury
  const isZero = (address: string) => isSameAddress(address, zeroAddress)
  return [
    [field.what, callLines(call, safe, context).join('\n')],
    [field.nonce, String(nonce)],
    [field.to, addressText(to)],
    [field.value, coinWords(value, context)],
    [field.operation, operation === 1 ? operations.delegate : operations.call],
    [field.data, data === '0x' ? treasuryReview.noData : data],
    [treasuryReview.field.safeTxGas, String(safeTxGas)],
    [treasuryReview.field.baseGas, String(baseGas)],
    [treasuryReview.field.gasPrice, String(gasPrice)],
    [
      treasuryReview.field.gasToken,
      isZero(gasToken) ? treasuryReview.nativeCoin(gasToken) : addressText(gasToken),
    ],
    [
      treasuryReview.field.refundReceiver,
      isZero(refundReceiver) ? treasuryReview.executorReceives(refundReceiver) : addressText(refundReceiver),
    ],
    [field.safeTxHash, safeTxHash],
  ]
}
