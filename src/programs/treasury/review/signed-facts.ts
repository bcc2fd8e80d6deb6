import { isSameAddress } from '@/domain/address'
import type { Review } from '@/safe/review'
import { zeroAddress } from '@/safe/safe-transaction'
import type { treasuryTexts } from '@/texts/en/programs/treasury'
import type { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { callLines } from '../words/call-lines'
import { addressText, coinWords, type WordsContext } from '../words/token-words'

type Ready = Extract<Review, { kind: 'ready' }>
type Texts = { treasury: typeof treasuryTexts; review: typeof treasuryReviewTexts }

/** Every field that the hash of a transaction covers, and first what they do, in words from the bytes. */
export function signedFacts(
  { transaction, call, safeTxHash }: Pick<Ready, 'transaction' | 'call' | 'safeTxHash'>,
  safe: `0x${string}`,
  { treasury, review }: Texts,
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
    [field.data, data === '0x' ? review.noData : data],
    [review.field.safeTxGas, String(safeTxGas)],
    [review.field.baseGas, String(baseGas)],
    [review.field.gasPrice, String(gasPrice)],
    [review.field.gasToken, isZero(gasToken) ? review.nativeCoin(gasToken) : addressText(gasToken)],
    [
      review.field.refundReceiver,
      isZero(refundReceiver) ? review.executorReceives(refundReceiver) : addressText(refundReceiver),
    ],
    [field.safeTxHash, safeTxHash],
  ]
}
