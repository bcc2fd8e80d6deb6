import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'

/** A provider that a wallet injects into the page (EIP-1193). */
export type InjectedProvider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> }

/** Whether a value has the `request` function of EIP-1193. */
export function isProvider(value: unknown): value is InjectedProvider {
  return read(value, 'request') instanceof Function
}

/**
 * The injected provider of a known wallet, found by its flag, or `null`. A provider that has another wallet's flag beside
 * its own is not that other wallet.
 * @param page `window`; any property of it may be hostile
 */
export function findFlaggedProvider(
  page: object,
  { flag, isFlagShared = false, globalName }: WalletDefinition,
): InjectedProvider | null {
  if (!flag) return null
  const own = globalName ? read(page, globalName) : undefined
  const candidates = [own, ...providersIn(page)]
  const found = candidates.find(
    (candidate) =>
      isProvider(candidate) && isFlagged(candidate, flag) && !(isFlagShared && isOfAnother(candidate, flag)),
  )
  return isProvider(found) ? found : null
}

/** `window.ethereum`, or all the providers that share it. */
function providersIn(page: object): readonly unknown[] {
  const ethereum = read(page, 'ethereum')
  const several = read(ethereum, 'providers')
  return Array.isArray(several) && several.length > 0 ? several.slice(0, providerLimit) : [ethereum]
}

/** Longer lists of providers are cut. */
const providerLimit = 32

function isFlagged(candidate: unknown, flag: string): boolean {
  return read(candidate, flag) === true
}

/** Whether it carries any flag (`isSomething`) besides the one looked for. */
function isOfAnother(candidate: object, flag: string): boolean {
  try {
    for (const name in candidate)
      if (name !== flag && /^is[A-Z]/.test(name) && isFlagged(candidate, name)) return true
    return false
  } catch {
    return true
  }
}

/** A property of an untrusted object, whose getters may throw. */
function read(value: unknown, name: string): unknown {
  try {
    return value instanceof Object ? Reflect.get(value, name) : undefined
  } catch {
    return undefined
  }
}
