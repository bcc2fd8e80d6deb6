/** Why a swap, or the approval before it, would revert. */
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
  /** What the contract says itself, at most 200 characters: foreign text. Null when it says nothing that can be read. */
  readonly text: string | null
}
