import type { EIP712TypedData } from '@safe-global/safe-apps-sdk'
import { isSameAddress } from '@/domain/address'
import { safeHost } from '@/texts/safe-host'

import { fieldsOf, isAddress, isHash, type SafeInfo, type SignedMessage } from './host-answers'
import type { HostClient } from './host-client'
import { HostError } from './host-error'

type Call = { method: string; params?: unknown }
type Method = (params: readonly unknown[]) => unknown

/**
 * A Safe as a wallet (EIP-1193), with the methods that this product uses. A missing method is reported by its name
 * `[S8.18]`. Only the Safe itself signs messages, and the hash of a transaction is that of its proposal until its
 * execution.
 */
export function createSafeProvider(host: HostClient, info: SafeInfo) {
  const isOwn = (address: unknown) => typeof address === 'string' && isSameAddress(address, info.address)

  const methods: Readonly<Record<string, Method>> = {
    eth_accounts: () => [info.address],
    eth_requestAccounts: () => [info.address],
    eth_chainId: () => `0x${info.chainId.toString(16)}`,
    net_version: () => String(info.chainId),
    personal_sign([message, address]) {
      if (!isOwn(address) || typeof message !== 'string') throw invalid(safeHost.invalidAddressOrHash)
      return signature(host.signMessage(message))
    },
    eth_sign([address, hash]) {
      if (!isOwn(address) || !isHash(hash)) throw invalid(safeHost.invalidAddressOrHash)
      return signature(host.signMessage(hash))
    },
    eth_signTypedData: signTyped,
    eth_signTypedData_v4: signTyped,
    async eth_sendTransaction([transaction]) {
      const { from, to, value, data, input, gas } = fieldsOf(transaction)
      if ((from !== undefined && !isOwn(from)) || !isAddress(to)) throw invalid(safeHost.invalidAddress)
      const call = { to, value: digitsOf(value), data: bytesOf(data ?? input) }
      return host.send([call], gas === undefined ? undefined : Number(digitsOf(gas)))
    },
    async eth_blockNumber() {
      return fieldsOf(await host.rpc('eth_getBlockByNumber', ['latest', false])).number
    },
    eth_getTransactionByHash: async ([hash]) =>
      host.rpc('eth_getTransactionByHash', [await executedHash(hash)]),
    eth_getTransactionReceipt: async ([hash]) =>
      host.rpc('eth_getTransactionReceipt', [await executedHash(hash)]),
  }

  function signTyped([address, typedData]: readonly unknown[]) {
    if (!isOwn(address)) throw invalid(safeHost.invalidAddress)
    const data: unknown = typeof typedData === 'string' ? parsed(typedData) : typedData
    return signature(host.signTypedMessage(data as EIP712TypedData))
  }

  /**
   * Returns the hash of the transaction on the chain if the given hash is that of a proposal; otherwise the given hash.
   */
  async function executedHash(hash: unknown): Promise<unknown> {
    if (!isHash(hash)) return hash
    const { txHash } = fieldsOf(await host.transaction(hash).catch(() => null))
    return isHash(txHash) ? txHash : hash
  }

  return {
    async request({ method, params }: Call): Promise<unknown> {
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      const given = Array.isArray(params) ? params : params === undefined ? [] : [params]
      return answer ? answer(given) : host.rpc(method, given)
    },
    // The Safe, its chain and its owners do not change while its page shows this desktop.
    on: () => undefined,
    removeListener: () => undefined,
  }
}

export type SafeProvider = ReturnType<typeof createSafeProvider>

/**
 * Returns the signature. A Safe that signs by a transaction has none: with `0x`, its contract is asked instead
 * (EIP-1271).
 */
async function signature(signed: Promise<SignedMessage>): Promise<string> {
  const answer = await signed
  return 'signature' in answer ? answer.signature : '0x'
}

/**
 * Returns a quantity (EIP-1474) as decimal digits.
 * @throws {HostError} if the value is not a quantity
 */
function digitsOf(value: unknown = '0x0'): string {
  const isQuantity = typeof value === 'string' && /^(0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
  if (!isQuantity && !(Number.isSafeInteger(value) && Number(value) >= 0))
    throw invalid(safeHost.invalidValue)
  return BigInt(value as string | number).toString()
}

/** @throws {HostError} if the value is not hex bytes */
function bytesOf(value: unknown = '0x'): string {
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value)) throw invalid(safeHost.invalidData)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(safeHost.invalidTypedData)
  }
}

function invalid(message: string): HostError {
  return new HostError('invalid', message)
}
