import { readProperty } from '@/domain/thrown'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import { type InjectedProvider, isProvider } from './guarded-provider'

/**
 * Returns the injected provider of a known wallet, which is found by its flag, or `null`. For a flag that several
 * wallets share, a provider that also has the flag of another wallet does not match.
 * @param page `window`; any of its properties may be hostile
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

function providersIn(page: object): readonly unknown[] {
  const ethereum = readProperty(page, 'ethereum')
  try {
    const several = readProperty(ethereum, 'providers')
    return Array.isArray(several) && several.length > 0 ? [...several.slice(0, providerLimit)] : [ethereum]
  } catch {
    return [ethereum]
  }
}

const providerLimit = 32

function isFlagged(candidate: unknown, flag: string): boolean {
  return readProperty(candidate, flag) === true
}

function isOfAnother(candidate: object, flag: string): boolean {
  try {
    for (const name in candidate)
      if (name !== flag && /^is[A-Z]/.test(name) && isFlagged(candidate, name)) return true
    return false
  } catch {
    return true
  }
}
