import { readProperty } from '@/domain/thrown'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import { type InjectedProvider, isProvider } from './guarded-provider'

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
  const own = globalName ? readProperty(page, globalName) : undefined
  const candidates = [own, ...providersIn(page)]
  const found = candidates.find(
    (candidate) =>
      isProvider(candidate) && isFlagged(candidate, flag) && !(isFlagShared && isOfAnother(candidate, flag)),
  )
  return isProvider(found) ? found : null
}

/** `window.ethereum`, or all the providers that share it. */
function providersIn(page: object): readonly unknown[] {
  const ethereum = readProperty(page, 'ethereum')
  try {
    const several = readProperty(ethereum, 'providers')
    return Array.isArray(several) && several.length > 0 ? [...several.slice(0, providerLimit)] : [ethereum]
  } catch {
    return [ethereum]
  }
}

/** Longer lists of providers are cut. */
const providerLimit = 32

function isFlagged(candidate: unknown, flag: string): boolean {
  return readProperty(candidate, flag) === true
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
