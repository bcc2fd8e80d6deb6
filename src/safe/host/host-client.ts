import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { BaseTransaction, EIP712TypedData } from '@safe-global/safe-apps-sdk'
import { safeHostTexts as texts } from '@/texts/en/wallet/safe-host'
import { type CallOptions, callHost, type HostLimit, hostLimits, oneAtATime } from './call-host'
import {
  readAddressBook,
  readPermissions,
  readSafeInfo,
  readSafeTxHash,
  readSignedMessage,
  type SafeInfo,
} from './host-answers'
import { HostError } from './host-error'
import { readBalances, readChainInfo, readEnvironment, readSignature, readTransaction } from './host-facts'
import { nodeCalls } from './node-calls'

/** The one method that a host guards by a permission. */
const restricted = 'requestAddressBook'

/**
 * All thirteen methods of a Safe's page `[S7.23]` over its official SDK, which knows no limits: every call ends, with an
 * answer that was looked at or with an error, and one dialog is open at a time.
 * @param limits ms
 */
export function createHostClient(sdk: SafeAppsSDK, limits: Readonly<Record<HostLimit, number>> = hostLimits) {
  const prompt = oneAtATime()
  const read = <Answer>(ask: () => Promise<Answer>, options?: CallOptions) =>
    callHost(ask, limits.reading, options)
  const ask = <Answer>(limit: HostLimit, question: () => Promise<Answer>, options?: CallOptions) =>
    prompt(() => callHost(question, limits[limit], options))

  async function permissions(options?: CallOptions) {
    return understood(
      'wallet_getPermissions',
      readPermissions(await read(() => sdk.wallet.getPermissions(), options)),
    )
  }

  /** @throws {HostError} 'Permissions request is invalid' for any other method or none, 'Permissions rejected' */
  async function requestPermissions(wanted: readonly Record<string, object>[], options?: CallOptions) {
    const names = wanted.flatMap((entry) => Object.keys(Object(entry)))
    if (names.length === 0 || names.length !== wanted.length || names.some((name) => name !== restricted))
      throw new HostError('rejected', texts.invalidPermissionsRequest)
    const granted = await ask(
      'permission',
      () => sdk.wallet.requestPermissions([{ [restricted]: {} }]),
      options,
    )
    return understood('wallet_requestPermissions', readPermissions(granted))
  }

  return {
    /** @throws {HostError} 'Could not load Safe information' `[S8.6]` */
    async safeInfo(options?: CallOptions): Promise<SafeInfo> {
      const answer = await callHost(() => sdk.safe.getInfo(), limits.information, options).catch((cause) => {
        throw new HostError('disconnected', texts.infoMissing, cause)
      })
      const info = readSafeInfo(answer)
      if (!info) throw new HostError('disconnected', texts.infoMissing)
      return info
    },
    chainInfo: async (options?: CallOptions) =>
      understood('getChainInfo', readChainInfo(await read(() => sdk.safe.getChainInfo(), options))),
    environment: async (options?: CallOptions) =>
      understood(
        'getEnvironmentInfo',
        readEnvironment(await read(() => sdk.safe.getEnvironmentInfo(), options)),
      ),
    /** What the host makes of its gateway's answer, in whatever currency it has. */
    balances: async (currency = 'usd', options?: CallOptions) =>
      understood(
        'getSafeBalances',
        readBalances(await read(() => sdk.safe.experimental_getBalances({ currency }), options)),
      ),
    /** A call of the chain's node, through the host. */
    rpc(call: string, params: readonly unknown[], options?: CallOptions): Promise<unknown> {
      const known = Object.hasOwn(nodeCalls, call) ? nodeCalls[call] : undefined
      if (!known) throw new HostError('unsupported', texts.notImplemented(call))
      return read(() => known(sdk, params), options)
    },
    /** @throws {HostError} 'Invalid safeTxHash' */
    transaction: async (safeTxHash: string, options?: CallOptions) =>
      understood(
        'getTxBySafeTxHash',
        readTransaction(await read(() => sdk.txs.getBySafeTxHash(safeTxHash), options)),
      ),
    /**
     * Proposes transactions, all or none. The answer is the safeTxHash, long before anything is executed.
     * @throws {HostError} 'No transactions were passed', or 4001 when a person closed the dialog
     */
    async send(txs: readonly BaseTransaction[], safeTxGas?: number, options?: CallOptions) {
      const params = safeTxGas === undefined ? {} : { params: { safeTxGas } }
      const answer = await ask('prompt', () => sdk.txs.send({ txs: [...txs], ...params }), options)
      return understood('sendTransactions', readSafeTxHash(answer))
    },
    signMessage: async (message: string, options?: CallOptions) =>
      understood(
        'signMessage',
        readSignedMessage(await ask('prompt', () => sdk.txs.signMessage(message), options)),
      ),
    /** @throws {HostError} 'Invalid typed data' */
    signTypedMessage: async (typedData: EIP712TypedData, options?: CallOptions) =>
      understood(
        'signTypedMessage',
        readSignedMessage(await ask('prompt', () => sdk.txs.signTypedMessage(typedData), options)),
      ),
    offChainSignature: async (messageHash: string, options?: CallOptions) =>
      understood(
        'getOffChainSignature',
        readSignature(await read(() => sdk.safe.getOffChainSignature(messageHash), options)),
      ),
    /** Whether the Safe's contract says that a message is signed (EIP-1271). @throws {HostError} 'Invalid message type' */
    isMessageSigned: (message: string | EIP712TypedData, signature?: string, options?: CallOptions) =>
      read(() => sdk.safe.isMessageSigned(message, signature), options),
    permissions,
    requestPermissions,
    /**
     * The names that owners gave to addresses on this chain `[S6.2]`. A host that remembers a refusal would answer an empty
     * book: it is asked again instead.
     * @throws {HostError} 'Permissions rejected' with 4001
     */
    async addressBook(options?: CallOptions) {
      const isHeld = (held: Awaited<ReturnType<typeof permissions>>) =>
        held.some(({ parentCapability, isRefused }) => parentCapability === restricted && !isRefused)
      const held = isHeld(await permissions(options))
      if (!held && !isHeld(await requestPermissions([{ [restricted]: {} }], options)))
        throw new HostError('rejected', texts.permissionsRejected)
      const answer = await read(() => sdk.safe.requestAddressBook(), options)
      return understood(restricted, readAddressBook(answer))
    },
  }
}

export type HostClient = ReturnType<typeof createHostClient>

/** An answer that means nothing to us: the host is broken, or is none. */
function understood<Value>(method: string, value: Value | null): Value {
  if (value === null) throw new HostError('internal', texts.unexpectedAnswer(method))
  return value
}
