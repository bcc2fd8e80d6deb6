import { demoWallet } from '@/texts/demo-wallet'

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

export const rejected = () => new ProviderError(4001, demoWallet.errors.rejected)
export const unauthorized = () => new ProviderError(4100, demoWallet.errors.unauthorized)
export const pending = () => new ProviderError(-32002, demoWallet.errors.pending)
export const invalid = (what: string) => new ProviderError(-32602, demoWallet.errors.invalid(what))
export const unknownChain = (chainId: number) =>
  new ProviderError(4902, demoWallet.errors.unknownChain(chainId))
