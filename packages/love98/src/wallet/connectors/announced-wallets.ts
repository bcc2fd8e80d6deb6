import type { Config } from 'wagmi'
import { readProperty } from '@/domain/thrown'
import { sanitizeIcon, sanitizeName } from '@/domain/wallet/untrusted-metadata'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import { announcedType } from './connector-ids'
import { isProvider } from './guarded-provider'
import { injectedConnector } from './injected-connector'

/** The most wallets. Later announcements are ignored. */
const walletLimit = 100
const rdnsLimit = 100

/**
 * Adds one connector per `rdns` for the wallets that announce themselves (EIP-6963), now and later. wagmi's own
 * discovery trusts the announced id. This function replaces an `rdns` without a dot, which may be the id of one of our
 * connectors. If a wallet announces the name of another wallet, its `rdns` is added to the name.
 * @returns the announced providers; later ones are added to this set
 */
export function addAnnouncedWallets(
  { _internal: { connectors } }: Pick<Config, '_internal'>,
  wallets: readonly WalletDefinition[],
): ReadonlySet<unknown> {
  const providers = new Set<unknown>()
  const ids = new Set<string>()
  const names = new Set<string>()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const detail = readProperty(event, 'detail')
    const provider = readProperty(detail, 'provider')
    const info = readProperty(detail, 'info')
    const rdns = readProperty(info, 'rdns')
    if (!isProvider(provider) || typeof rdns !== 'string' || ids.size === walletLimit) return
    const id = `${rdns.includes('.') ? '' : 'announced:'}${rdns.slice(0, rdnsLimit)}`
    if (ids.has(id)) return
    const name = sanitizeName(readProperty(info, 'name'))
    const isTaken =
      id !== rdns ||
      names.has(lettersOf(name)) ||
      wallets.some((wallet) => lettersOf(wallet.name) === lettersOf(name) && !wallet.rdns.includes(rdns))
    ids.add(id)
    names.add(lettersOf(name))
    providers.add(provider)
    const identity = {
      id,
      name: isTaken ? `${name} (${sanitizeName(rdns)})` : name,
      icon: sanitizeIcon(readProperty(info, 'icon')) ?? undefined,
      type: announcedType,
    }
    const connector = connectors.setup(injectedConnector(identity, () => provider))
    connectors.setState((all) => [...all, connector])
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return providers
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
