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
  /** Matches the messages of UniswapV2Router02, its library, the pools of V2 and V3, and the tested tokens. */
  readonly message?: RegExp
  /** The selectors of errors of the Universal Router, Permit2, V4 and OpenZeppelin's contracts. */
  readonly selectors?: readonly Hex[]
}

/** The failures that a contract reports, in the order in which messages are compared. */
const contractFailures: readonly ContractFailure[] = [
  {
    code: 'insufficient-output-amount',
    message: /\bINSUFFICIENT_OUTPUT_AMOUNT\b/,
    selectors: [
      errorSelectors.balanceTooLow,
      // The router compares the minimum with all that it pays out at the end.
      errorSelectors.insufficientEth,
      errorSelectors.insufficientToken,
      errorSelectors.v2TooLittleReceived,
      errorSelectors.v3TooLittleReceived,
      errorSelectors.v4TooLittleReceived,
    ],
  },
  {
    code: 'insufficient-liquidity',
    // `SPL` and `AS` are of pools of V3: the price is at its end, and nothing is swapped.
    message: /\bINSUFFICIENT_(?:LIQUIDITY|INPUT_AMOUNT)\b|^UniswapV2: OVERFLOW$|^ds-math|^(?:SPL|AS)$/,
    selectors: [
      errorSelectors.notEnoughLiquidity,
      errorSelectors.priceLimitExceeded,
      errorSelectors.swapAmountCannotBeZero,
      errorSelectors.v3InvalidSwap,
      // A pool of V4 did not take all that was paid.
      errorSelectors.currencyNotSettled,
    ],
  },
  { code: 'transfer-from-failed', message: /\bTRANSFER_FROM_FAILED\b/ },
  {
    code: 'transfer-failed',
    message: /\bTRANSFER_FAILED\b|^TF$/,
    selectors: [errorSelectors.erc20TransferFailed, errorSelectors.nativeTransferFailed],
  },
  {
    code: 'expired',
    message: /^UniswapV2Router: EXPIRED$/,
    selectors: [errorSelectors.transactionDeadlinePassed],
  },
  // A pool of V3 says `IIA` if less arrives than it was to receive.
  { code: 'k', message: /^UniswapV2: K$|^IIA$/ },
  { code: 'approval-expired', selectors: [errorSelectors.allowanceExpired] },
  { code: 'no-pool', selectors: [errorSelectors.poolNotInitialized] },
  {
    code: 'hook',
    selectors: [
      errorSelectors.hookCallFailed,
      errorSelectors.hookDeltaExceedsSwapAmount,
      errorSelectors.invalidHookResponse,
    ],
  },
  { code: 'paused', message: /\bpaused?\b/i, selectors: [errorSelectors.enforcedPause] },
  { code: 'blacklisted', message: /\b(?:black|deny|block)[- ]?list|\bfrozen\b/i },
  {
    code: 'insufficient-allowance',
    message: /\ballowance\b/i,
    selectors: [errorSelectors.insufficientAllowance, errorSelectors.insufficientPermit],
  },
  {
    code: 'insufficient-balance',
    message: /\bbalance\b/i,
    selectors: [errorSelectors.insufficientBalance],
  },
]

export function contractFailure(error: { message: string } | { selector: Hex }): SwapFailure {
  const isMessage = 'message' in error
  const known = contractFailures.find(({ message, selectors = [] }) =>
    isMessage ? message?.test(error.message) : selectors.includes(error.selector),
  )
  return { code: known?.code ?? 'unknown', text: (isMessage ? error.message : error.selector) || null }
}
