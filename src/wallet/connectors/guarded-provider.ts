import { type EIP1193Provider, numberToHex } from 'viem'
import { copyThrown, readProperty } from '@/domain/thrown'
import { addressesOf, chainIdOf } from './wallet-answers'

/** A provider that a wallet gives the page (EIP-1193). */
export type InjectedProvider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> }

/** Whether a value has the `request` function of EIP-1193. */
export function isProvider(value: unknown): value is InjectedProvider {
  return typeof readProperty(value, 'request') === 'function'
}

type Listener = (value: unknown) => unknown

/** By the wallet's own provider: the same one gives the same guard. */
const guards = new WeakMap<InjectedProvider, EIP1193Provider>()

/**
 * A wallet's provider as wagmi may use it, or `undefined` for what is none: requests reject with errors of this page,
 * accounts and chain ids are parsed, events that carry anything else are rejected, and no function of the wallet throws.
 */
export function guardedProvider(provider: unknown): EIP1193Provider | undefined {
  if (!isProvider(provider)) return undefined
  const known = guards.get(provider)
  if (known) return known
  const heard = new WeakMap<Listener, Listener>()
  const guard = {
    async request(call: { method: string; params?: unknown }) {
      try {
        return answerOf(call.method, await provider.request(call))
      } catch (error) {
        throw copyThrown(error)
      }
    },
    on(event: string, listener: Listener) {
      const hear = async (value: unknown) => {
        const read = readEvent[event]?.(value)
        // wagmi's listeners ask the wallet again, which may fail; the next request reports it.
        if (read !== null) await Promise.resolve(listener(read)).catch(() => undefined)
      }
      heard.set(listener, hear)
      callFunction(provider, 'on', event, hear)
    },
    removeListener: (event: string, listener: Listener) =>
      callFunction(provider, 'removeListener', event, heard.get(listener)),
  } as unknown as EIP1193Provider
  guards.set(provider, guard)
  return guard
}

function answerOf(method: string, answer: unknown): unknown {
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addressesOf(answer)
  return method === 'eth_chainId' ? numberToHex(chainIdOf(answer)) : answer
}

/** What is passed on of an event's value; `null` drops the event. An empty list of accounts means disconnected. */
const readEvent: Readonly<Record<string, (value: unknown) => unknown>> = {
  accountsChanged: addressesOf,
  chainChanged: (value) => chainIdOf(value) || null,
  connect: (value) => ({ chainId: chainIdOf(readProperty(value, 'chainId')) }),
  disconnect: (value) => ({ code: readProperty(value, 'code') }),
}

/** Calls a function of the provider that may be missing, or throw. */
function callFunction(provider: object, name: string, ...values: unknown[]): void {
  try {
    const method = readProperty(provider, name)
    if (typeof method === 'function') method.apply(provider, values)
  } catch {
    // Without its events the wallet is read when it is asked next.
  }
}
