import { type EIP1193Provider, numberToHex } from 'viem'
import { copyThrown, readProperty } from '@/domain/thrown'
import { addressesOf, chainIdOf } from './wallet-answers'

/** A provider that a wallet injects into the page (EIP-1193). */
export type InjectedProvider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> }

export function isProvider(value: unknown): value is InjectedProvider {
  return typeof readProperty(value, 'request') === 'function'
}

type Listener = (value: unknown) => unknown

/** By the wallet's own provider, so that one provider always has the same guard. */
const guards = new WeakMap<InjectedProvider, EIP1193Provider>()

/**
 * Returns a wallet's provider in a form that is safe for wagmi, or `undefined` if the value is not a provider. Requests
 * reject with errors of this page, accounts and chain ids are parsed, events with any other content are dropped, and no
 * function of the wallet can throw.
 */
export function guardedProvider(provider: unknown): EIP1193Provider | undefined {
  if (!isProvider(provider)) return undefined
  const known = guards.get(provider)
  if (known) return known
  const wrapped = new WeakMap<Listener, Listener>()
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
        // wagmi's listeners send requests to the wallet, which may fail. The next request reports the failure.
        if (read !== null) await Promise.resolve(listener(read)).catch(() => undefined)
      }
      wrapped.set(listener, hear)
      callFunction(provider, 'on', event, hear)
    },
    removeListener: (event: string, listener: Listener) =>
      callFunction(provider, 'removeListener', event, wrapped.get(listener)),
  } as unknown as EIP1193Provider
  guards.set(provider, guard)
  return guard
}

function answerOf(method: string, answer: unknown): unknown {
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addressesOf(answer)
  return method === 'eth_chainId' ? numberToHex(chainIdOf(answer)) : answer
}

/** Parses the value of an event; `null` drops the event. An empty list of accounts means disconnected. */
const readEvent: Readonly<Record<string, (value: unknown) => unknown>> = {
  accountsChanged: addressesOf,
  chainChanged: (value) => chainIdOf(value) || null,
  connect: (value) => ({ chainId: chainIdOf(readProperty(value, 'chainId')) }),
  disconnect: (value) => ({ code: readProperty(value, 'code') }),
}

function callFunction(provider: object, name: string, ...values: unknown[]): void {
  try {
    const method = readProperty(provider, name)
    if (typeof method === 'function') method.apply(provider, values)
  } catch {
    // Without its events, the wallet is read at the next request.
  }
}
