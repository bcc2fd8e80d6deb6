import { AppError, asAppError, type ErrorCode } from '@/domain/errors'
import { copyThrown, readThrown, type Thrown } from '@/domain/thrown'

/**
 * Converts any error of a wallet to an error with one of our codes `[S8.1]` `[S8.4]` `[S8.5]` `[S8.9]`. It searches the
 * chain of causes by the names of viem and wagmi before it uses a numeric code, because wagmi also uses the code 4902
 * for a chain that is not configured here. Names also match copies, which are instances of `Error` only (`copyThrown`).
 * It never throws, and it keeps only the texts and codes of the thrown object.
 */
export function toWalletError(error: unknown): AppError {
  const causes = readThrown(error)
  const own = causes.find((cause) => cause.own)?.own
  if (own) return own
  const code =
    firstOf(causes, ({ name }) => (Object.hasOwn(codesByName, name) ? codesByName[name] : undefined)) ??
    firstOf(causes, ({ code }) => (typeof code === 'number' ? codesByNumber[code] : undefined)) ??
    firstOf(causes, codeByWords) ??
    (causes.some(({ code }) => code === internalError) ? 'wallet-failed' : 'unexpected')
  return new AppError(code, copyThrown(error))
}

export function isRejected(error: unknown): boolean {
  return asAppError(error)?.code === 'user-rejected'
}

const codesByName: Readonly<Record<string, ErrorCode>> = {
  ChainDisconnectedError: 'wallet-offline',
  ChainNotConfiguredError: 'chain-not-configured',
  ChunkLoadError: 'chunk-unavailable',
  ConnectorAlreadyConnectedError: 'connector-already-connected',
  ConnectorChainMismatchError: 'other-chain',
  ConnectorNotConnectedError: 'not-connected',
  ConnectorNotFoundError: 'connector-not-found',
  ConnectorUnavailableReconnectingError: 'still-reconnecting',
  HttpRequestError: 'node-unavailable',
  ProviderDisconnectedError: 'wallet-offline',
  ProviderNotFoundError: 'connector-not-found',
  ResourceUnavailableRpcError: 'request-pending',
  SwitchChainNotSupportedError: 'switching-not-supported',
  TimeoutError: 'wallet-not-answering',
  UnauthorizedProviderError: 'not-authorized',
  UnsupportedProviderMethodError: 'method-not-supported',
  UserRejectedRequestError: 'user-rejected',
  WagmiProviderNotFoundError: 'no-config',
}

/** Codes of EIP-1193 and EIP-1474. 5000 to 5002 are rejections of WalletConnect. */
const codesByNumber: Readonly<Record<number, ErrorCode>> = {
  4001: 'user-rejected',
  4100: 'not-authorized',
  4200: 'method-not-supported',
  4900: 'wallet-offline',
  4901: 'wallet-offline',
  5000: 'user-rejected',
  5001: 'user-rejected',
  5002: 'user-rejected',
  [-32002]: 'request-pending',
  [-32601]: 'method-not-supported',
}

/** The internal error of JSON-RPC is generic. Its message may have more details. */
const internalError = -32603

/** Messages of wallets and their libraries that have no code. */
const codesByWords: readonly (readonly [RegExp, ErrorCode])[] = [
  [
    /user (rejected|denied|closed|cancell?ed|disapproved)|request rejected|rejected by user/i,
    'user-rejected',
  ],
  [/accounts received is empty|connection request reset/i, 'user-rejected'],
  [/(proposal|pairing|request) expired/i, 'pairing-expired'],
  [/pop.?up window (failed|was blocked)|failed to open popup/i, 'popup-blocked'],
  [/loading chunk|dynamically imported module/i, 'chunk-unavailable'],
]

function codeByWords({ message }: Thrown): ErrorCode | undefined {
  return codesByWords.find(([words]) => words.test(message))?.[1]
}

function firstOf(causes: readonly Thrown[], read: (cause: Thrown) => ErrorCode | undefined) {
  for (const cause of causes) {
    const code = read(cause)
    if (code) return code
  }
  return undefined
}
