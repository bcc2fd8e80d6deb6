import { type ErrorCode, LoveError } from '@/domain/errors'

/**
 * What happened, in our own codes `[S8.1]` `[S8.4]` `[S8.5]` `[S8.9]`. The chain of causes is walked by name before
 * any number is believed: wagmi reports a chain that is not configured here with the number 4902 as well.
 */
export function toWalletError(error: unknown): LoveError {
  const causes = causesOf(error)
  const own = causes.find((cause) => cause instanceof LoveError)
  if (own instanceof LoveError) return own
  const code =
    firstOf(causes, ({ name }) => (typeof name === 'string' ? codesByName[name] : undefined)) ??
    firstOf(causes, ({ code }) => (typeof code === 'number' ? codesByNumber[code] : undefined)) ??
    firstOf(causes, ({ message }) => (isRejection(message) ? 'user-rejected' : undefined)) ??
    'unexpected'
  return new LoveError(code, error)
}

/** Whether the visitor said no. */
export function isRejected(error: unknown): boolean {
  return error instanceof LoveError && error.code === 'user-rejected'
}

const codesByName: Readonly<Record<string, ErrorCode>> = {
  ChainNotConfiguredError: 'chain-not-configured',
  ConnectorAlreadyConnectedError: 'connector-already-connected',
  ConnectorNotConnectedError: 'not-connected',
  ConnectorNotFoundError: 'connector-not-found',
  HttpRequestError: 'node-unavailable',
  ProviderNotFoundError: 'connector-not-found',
  ResourceUnavailableRpcError: 'request-pending',
  SwitchChainNotSupportedError: 'cannot-switch',
  TimeoutError: 'wallet-not-answering',
  UserRejectedRequestError: 'user-rejected',
}

/** Numbers of EIP-1193 and EIP-1474; 5000 to 5002 are the refusals of WalletConnect. */
const codesByNumber: Readonly<Record<number, ErrorCode>> = {
  4001: 'user-rejected',
  4900: 'wallet-not-answering',
  5000: 'user-rejected',
  5001: 'user-rejected',
  5002: 'user-rejected',
  [-32002]: 'request-pending',
}

/** Wallets that refuse without a number say so in one of these ways. */
function isRejection(message: unknown): boolean {
  return (
    typeof message === 'string' &&
    /user (rejected|denied|closed|cancell?ed)|request rejected|rejected by user|accounts received is empty/i.test(
      message,
    )
  )
}

type Cause = { name?: unknown; code?: unknown; message?: unknown; cause?: unknown }

/** The error and what caused it, outermost first; at most eight, since a chain may bite its own tail. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = []
  for (let cause = error; typeof cause === 'object' && cause !== null && causes.length < 8; ) {
    const found: Cause = cause
    causes.push(found)
    cause = found.cause
  }
  return causes
}

function firstOf(causes: readonly Cause[], read: (cause: Cause) => ErrorCode | undefined) {
  for (const cause of causes) {
    const code = read(cause)
    if (code) return code
  }
  return undefined
}
