import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { BaseTransaction, EIP712TypedData } from '@safe-global/safe-apps-sdk'
import type { Hex } from '@/domain/hex'
import { safeHost } from '@/texts/safe-host'
import {
  fieldsOf,
  isHash,
  readAddressBook,
  readPermissions,
  readSafeInfo,
  readSafeTxHash,
  readSignedMessage,
  type SafeInfo,
} from './host-answers'
import { HostError, toHostError } from './host-error'

/** The only method that a host protects with a permission. */
const restricted = 'requestAddressBook'

/**
 * All thirteen methods of a Safe's page `[S7.23]`, over its official SDK, which has no time limits. Here each call ends
 * with a validated answer or with an error, and only one dialog is open at a time.
 * @param limits ms
 */
export function createHostClient(sdk: SafeAppsSDK, limits: Readonly<Record<HostLimit, number>> = hostLimits) {
  const prompt = createSerialQueue()
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
    rpc(call: string, params: readonly unknown[], options?: CallOptions): Promise<unknown> {
      const known = Object.hasOwn(nodeCalls, call) ? nodeCalls[call] : undefined
      if (!known) throw new HostError('unsupported', safeHost.notImplemented(call))
      return read(() => known(sdk.eth as NodeApi, params), options)
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

/** The maximum waiting times for a host, in ms. A dialog may stay open for long, and signing waits for other owners. */
export const hostLimits = {
  information: 1_500,
  reading: 15_000,
  permission: 120_000,
  prompt: 600_000,
} as const

type HostLimit = keyof typeof hostLimits

export type CallOptions = {
  /** Stops waiting; the request itself cannot be canceled at the host. */
  signal?: AbortSignal | undefined
}

/**
 * Waits for the answer of a host, with a time limit, because hosts do not answer many requests that they reject.
 * @throws {HostError} 4900 after the time limit, 4001 if the caller aborted, or the host's error
 */
async function callHost<Answer>(
  ask: () => Promise<Answer>,
  timeout: number,
  { signal }: CallOptions = {},
): Promise<Answer> {
  if (signal?.aborted) throw new HostError('rejected', safeHost.cancelled)
  let giveUp: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('disconnected', safeHost.silent)), timeout)
    giveUp = () => reject(new HostError('rejected', safeHost.cancelled))
    signal?.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([ask(), silence])
  } catch (error) {
    throw toHostError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Allows one question at a time: a second dialog would close the first one, and their answers would be mixed up. */
function createSerialQueue(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let isOpen = false
  return async (ask) => {
    if (isOpen) throw new HostError('pending', safeHost.pending)
    isOpen = true
    try {
      return await ask()
    } finally {
      isOpen = false
    }
  }
}

type HostChain = { chainName: string; chainId: string; shortName: string }
/** A transaction as the host describes it: its status, its nonce, and its hash on the chain after the execution. */
type HostTransaction = { txStatus: string; txHash: Hex | null; nonce: number | null }
/** The balances of a Safe; items are not validated here. */
type HostBalances = { fiatTotal: string; items: readonly unknown[] }

function readChainInfo(answer: unknown): HostChain | null {
  const { chainName, chainId, shortName } = fieldsOf(answer)
  const isWhole = isText(chainName) && isText(shortName) && isText(chainId) && /^[1-9]\d{0,15}$/.test(chainId)
  return isWhole ? { chainName, chainId, shortName } : null
}

function readEnvironment(answer: unknown): { origin: string } | null {
  const { origin } = fieldsOf(answer)
  return isText(origin) ? { origin } : null
}

function readBalances(answer: unknown): HostBalances | null {
  const { fiatTotal, items } = fieldsOf(answer)
  return isText(fiatTotal) && Array.isArray(items) ? { fiatTotal, items } : null
}

function readTransaction(answer: unknown): HostTransaction | null {
  const { txStatus, txHash, detailedExecutionInfo } = fieldsOf(answer)
  if (!isText(txStatus)) return null
  const nonce = Number(fieldsOf(detailedExecutionInfo).nonce ?? Number.NaN)
  return {
    txStatus,
    txHash: isHash(txHash) ? txHash : null,
    nonce: Number.isSafeInteger(nonce) && nonce >= 0 ? nonce : null,
  }
}

function readSignature(answer: unknown): string | null {
  return typeof answer === 'string' && /^0x([0-9a-fA-F]{2})+$/.test(answer) ? answer : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** The SDK's calls with any parameters. The node validates them. */
type NodeApi = Readonly<Record<keyof SafeAppsSDK['eth'], (params?: unknown) => Promise<unknown>>>

type NodeCall = (eth: NodeApi, params: readonly unknown[]) => Promise<unknown>

/** The calls that a host forwards to its node; the SDK adds a missing block. */
const nodeCalls: Readonly<Record<string, NodeCall>> = {
  eth_call: (eth, params) => eth.call(params),
  eth_gasPrice: (eth) => eth.getGasPrice(),
  eth_getLogs: (eth, params) => eth.getPastLogs(params),
  eth_getBalance: (eth, params) => eth.getBalance(params),
  eth_getCode: (eth, params) => eth.getCode(params),
  eth_getBlockByHash: (eth, params) => eth.getBlockByHash(params),
  eth_getBlockByNumber: (eth, params) => eth.getBlockByNumber(params),
  eth_getStorageAt: (eth, params) => eth.getStorageAt(params),
  eth_getTransactionByHash: (eth, params) => eth.getTransactionByHash(params),
  eth_getTransactionReceipt: (eth, params) => eth.getTransactionReceipt(params),
  eth_getTransactionCount: (eth, params) => eth.getTransactionCount(params),
  eth_estimateGas: (eth, [transaction]) => eth.getEstimateGas(transaction),
  safe_setSettings: (eth, params) => eth.setSafeSettings(params),
}
