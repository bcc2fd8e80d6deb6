/** The reason that a swap, or the approval before it, would revert. */
export type SwapFailure = {
  readonly code:
    | 'insufficient-output-amount'
    | 'insufficient-liquidity'
    | 'transfer-from-failed'
    | 'transfer-failed'
    | 'expired'
    | 'k'
    | 'paused'
    | 'blacklisted'
    | 'insufficient-funds'
    | 'insufficient-balance'
    | 'insufficient-allowance'
    | 'unknown'
  /**
   * The message of the contract, at most 200 characters; it is untrusted text. Null if the contract gives no readable
   * message.
   */
  readonly text: string | null
}
