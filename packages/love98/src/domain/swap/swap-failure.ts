import * as errorSelectors from '@/domain/error-selectors'
import type { Hex } from '@/domain/hex'
import type { swapReview } from '@/texts/swap-review'

type SwapFailureCode = keyof typeof swapReview.failures

export type SwapFailure = {
  /** The key of its text in `swapReview.failures`. */
  readonly code: SwapFailureCode
  /**
   * The message of the contract, at most 200 characters; it is untrusted text. Null if the contract gives no readable
   * message.
   */
  readonly text: string | null
}

type ContractFailure = {
  readonly code: SwapFailureCode
  /** Matches the messages of UniswapV2Router02, its library, UniswapV2Pair and the tested tokens. */
  readonly message: RegExp
  /** The selector of an error of OpenZeppelin's contracts (ERC-6093 and `Pausable`). */
  readonly selector?: Hex
}

/** The failures that a contract reports, in the order in which messages are compared. */
const contractFailures: readonly ContractFailure[] = [
  { code: 'insufficient-output-amount', message: /\bINSUFFICIENT_OUTPUT_AMOUNT\b/ },
  {
    code: 'insufficient-liquidity',
    message: /\bINSUFFICIENT_(?:LIQUIDITY|INPUT_AMOUNT)\b|^UniswapV2: OVERFLOW$|^ds-math/,
  },
  { code: 'transfer-from-failed', message: /\bTRANSFER_FROM_FAILED\b/ },
  { code: 'transfer-failed', message: /\bTRANSFER_FAILED\b/ },
  { code: 'expired', message: /^UniswapV2Router: EXPIRED$/ },
  { code: 'k', message: /^UniswapV2: K$/ },
  { code: 'paused', message: /\bpaused?\b/i, selector: errorSelectors.enforcedPause },
  { code: 'blacklisted', message: /\b(?:black|deny|block)[- ]?list|\bfrozen\b/i },
  {
    code: 'insufficient-allowance',
    message: /\ballowance\b/i,
    selector: errorSelectors.insufficientAllowance,
  },
  { code: 'insufficient-balance', message: /\bbalance\b/i, selector: errorSelectors.insufficientBalance },
]

export function contractFailure(error: { message: string } | { selector: Hex }): SwapFailure {
  const isMessage = 'message' in error
  const known = contractFailures.find(({ message, selector }) =>
    isMessage ? message.test(error.message) : selector === error.selector,
  )
  return { code: known?.code ?? 'unknown', text: (isMessage ? error.message : error.selector) || null }
}
