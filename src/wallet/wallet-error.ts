import { type ErrorCode, LoveError, ownError } from '@/domain/errors'
import { copyThrown, readThrown, type Thrown } from '@/domain/thrown'

/**
 * The error code of anything a wallet throws `[S8.1]` `[S8.4]` `[S8.5]` `[S8.9]`. The chain of causes is searched by
 * name before any numeric code: wagmi reports a chain that is not configured here with the code 4902 as well. Never
 * throws, and keeps nothing of the thrown object but its texts and codes.
 */
export function toWalletError(error: unknown): LoveError {
  const causes = readThrown(error)
  const own = causes.find((cause) => cause.own)?.own
  if (own) return own
  const code =
    firstOf(causes, ({ name }) => (Object.hasOwn(codesByName, name) ? codesByName[name] : undefined)) ??
    firstOf(causes, ({ code }) => (typeof code === 'number' ? codesByNumber[code] : undefined)) ??
    firstOf(causes, codeByWords) ??
    (causes.some(({ code }) => code === internalError) ? 'wallet-failed' : 'unexpected')
  return new LoveError(code, copyThrown(error))
}

/** Whether the visitor rejected the request. */
export function isRejected(error: unknown): boolean {
  return ownError(error)?.code === 'user-rejected'
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

/** Codes of EIP-1193 and EIP-1474; 5000 to 5002 are WalletConnect's rejections. */
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

/** JSON-RPC's internal error is generic: its message may say more. */
const internalError = -32603

/** What wallets and their libraries say where they give no number. */
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
