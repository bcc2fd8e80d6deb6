/** An error with a numeric code, as EIP-1193 prescribes. */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError'
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export const rejected = () => new ProviderError(4001, 'User rejected the request.')
export const unauthorized = () => new ProviderError(4100, 'This account is not permitted here.')
export const pending = () => new ProviderError(-32002, 'A request is already open in the Demo Wallet.')
export const invalid = (what: string) => new ProviderError(-32602, `Invalid parameters: ${what}`)
export const unknownChain = (chainId: number) =>
  new ProviderError(4902, `The Demo Wallet does not know chain ${chainId}. Add it first.`)
