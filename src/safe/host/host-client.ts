import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { BaseTransaction, EIP712TypedData } from '@safe-global/safe-apps-sdk'
import { safeHost } from '@/texts/safe-host'

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

/** The only method that a host protects with a permission. */
const restricted = 'requestAddressBook'

/**
 * All thirteen methods of a Safe's page `[S7.23]`, over its official SDK, which has no time limits. Here each call ends
 * with a validated answer or with an error, and only one dialog is open at a time.
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

  /** @throws {HostError} 'Permissions request is invalid' for no method or any other one; 'Permissions rejected' */
  async function requestPermissions(wanted: readonly Record<string, object>[], options?: CallOptions) {
    const names = wanted.flatMap((entry) => Object.keys(Object(entry)))
    if (names.length === 0 || names.length !== wanted.length || names.some((name) => name !== restricted))
      throw new HostError('rejected', safeHost.invalidPermissionsRequest)
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
        throw new HostError('disconnected', safeHost.infoMissing, cause)
      })
      const info = readSafeInfo(answer)
      if (!info) throw new HostError('disconnected', safeHost.infoMissing)
      return info
    },
    chainInfo: async (options?: CallOptions) =>
      understood('getChainInfo', readChainInfo(await read(() => sdk.safe.getChainInfo(), options))),
    environment: async (options?: CallOptions) =>
      understood(
        'getEnvironmentInfo',
        readEnvironment(await read(() => sdk.safe.getEnvironmentInfo(), options)),
      ),
    /** Returns the balances that the host received from its gateway, in its own currency. */
    balances: async (currency = 'usd', options?: CallOptions) =>
      understood(
        'getSafeBalances',
        readBalances(await read(() => sdk.safe.experimental_getBalances({ currency }), options)),
      ),
    /** Sends a call to the chain's node through the host. */
    rpc(call: string, params: readonly unknown[], options?: CallOptions): Promise<unknown> {
      const known = Object.hasOwn(nodeCalls, call) ? nodeCalls[call] : undefined
      if (!known) throw new HostError('unsupported', safeHost.notImplemented(call))
      return read(() => known(sdk, params), options)
    },
    /** @throws {HostError} 'Invalid safeTxHash' */
    transaction: async (safeTxHash: string, options?: CallOptions) =>
      understood(
        'getTxBySafeTxHash',
        readTransaction(await read(() => sdk.txs.getBySafeTxHash(safeTxHash), options)),
      ),
    /**
     * Proposes transactions, all or none. Returns the safeTxHash, long before the execution.
     * @throws {HostError} 'No transactions were passed', or 4001 if a person closed the dialog
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
    /**
     * Returns whether the Safe's contract accepts a message as signed (EIP-1271).
     * @throws {HostError} 'Invalid message type'
     */
    isMessageSigned: (message: string | EIP712TypedData, signature?: string, options?: CallOptions) =>
      read(() => sdk.safe.isMessageSigned(message, signature), options),
    permissions,
    requestPermissions,
    /**
     * Returns the names that owners gave to addresses on this chain `[S6.2]`. A host that remembers a refusal would
     * return an empty book, so the permission is requested again instead.
     * @throws {HostError} 'Permissions rejected' with 4001
     */
    async addressBook(options?: CallOptions) {
      const isHeld = (held: Awaited<ReturnType<typeof permissions>>) =>
        held.some(({ parentCapability, isRefused }) => parentCapability === restricted && !isRefused)
      const held = isHeld(await permissions(options))
      if (!held && !isHeld(await requestPermissions([{ [restricted]: {} }], options)))
        throw new HostError('rejected', safeHost.permissionsRejected)
      const answer = await read(() => sdk.safe.requestAddressBook(), options)
      return understood(restricted, readAddressBook(answer))
    },
  }
}

export type HostClient = ReturnType<typeof createHostClient>

/** Throws if the answer could not be read: the host is broken, or is not a Safe. */
function understood<Value>(method: string, value: Value | null): Value {
  if (value === null) throw new HostError('internal', safeHost.unexpectedAnswer(method))
  return value
}
