import { demoWalletTexts as texts } from '@/texts/en/wallet/demo-wallet'

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

export const rejected = () => new ProviderError(4001, texts.errors.rejected)
export const unauthorized = () => new ProviderError(4100, texts.errors.unauthorized)
export const pending = () => new ProviderError(-32002, texts.errors.pending)
export const invalid = (what: string) => new ProviderError(-32602, texts.errors.invalid(what))
export const unknownChain = (chainId: number) => new ProviderError(4902, texts.errors.unknownChain(chainId))
