import type { Connector } from 'wagmi'
import { readProperty } from '@/domain/thrown'
import {
  announcedType,
  browserWalletId,
  coinbaseId,
  safeId,
  walletConnectId,
} from '@/wallet/connectors/connector-ids'
import { findFlaggedProvider } from '@/wallet/connectors/flagged-injected-provider'
import { isProvider } from '@/wallet/connectors/guarded-provider'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import { hasDownload } from './has-download'

/** A row of the list. The name and the icon of a wallet that announced itself come from outside and are not trusted. */
export type WalletChoice = {
  id: string
  name: string
  /** A `data:` picture of the wallet's own, or `null` where ours is drawn. */
  icon: string | null
  /** `false`: labelled "(unsupported)"; with a download it leads to that. */
  ready: boolean
  /** What a press connects; `null` while it is not ready. */
  connector: Connector | null
  /** In this browser, by a code or a link to a phone, or by a library of its makers. */
  way: 'browser' | 'walletconnect' | 'library'
  /** What the kit knows about it, `null` for a wallet that only announced itself. */
  known: WalletDefinition | null
  /** One of those that were connected last. */
  isRecent: boolean
}

/** What the list is made of: wagmi's connectors, the announced providers, the page's globals, the ids used last. */
export type WalletSources = {
  connectors: readonly Connector[]
  announced: ReadonlySet<unknown>
  page: object
  recent?: readonly string[]
  /** Those that the kit knows by name. */
  wallets: readonly WalletDefinition[]
}

/** How many of the wallets used last come first `[S9.6]`. */
const recentLimit = 3

/**
 * The rows of the connect dialog: those used last, announced wallets (EIP-6963) each once, the kit's seven where they are
 * ready, and at the end those that are not, the ones with a download before those without.
 */
export function walletChoices(sources: WalletSources): readonly WalletChoice[] {
  const { recent = [], wallets } = sources
  const announced = announcedChoices(sources)
  const known = wallets.flatMap((wallet) => {
    const isThere = announced.some((choice) => choice.known?.id === wallet.id)
    return isThere || wallet.hidden?.(sources.page) ? [] : (knownChoice(sources, wallet) ?? [])
  })
  const all = [...announced, ...known].sort((a, b) => rankOf(a) - rankOf(b))
  const first = recent
    .flatMap((id) => all.find((choice) => choice.id === id && choice.ready) ?? [])
    .slice(0, recentLimit)
  return [
    ...first.map((choice) => ({ ...choice, isRecent: true })),
    ...all.filter((choice) => !first.includes(choice)),
  ]
}

function rankOf(choice: WalletChoice): number {
  if (choice.ready) return 0
  return hasDownload(choice) ? 1 : 2
}

function announcedChoices({ connectors, wallets }: WalletSources): WalletChoice[] {
  return connectors.filter(isAnnounced).map((connector) => ({
    id: connector.id,
    name: connector.name,
    icon: connector.icon ?? null,
    ready: true,
    connector,
    way: 'browser',
    known: wallets.find(({ rdns }) => rdns.includes(connector.id)) ?? null,
    isRecent: false,
  }))
}

/** By the type, which this page gives: whatever id a wallet announces, its connector is none of ours. */
function isAnnounced({ type }: Connector): boolean {
  return type === announcedType
}

/** The row of a wallet of the seven, `null` when it has none. */
function knownChoice(sources: WalletSources, wallet: WalletDefinition): WalletChoice | null {
  const row = { id: wallet.id, name: wallet.name, icon: null, known: wallet, isRecent: false }
  const by = (way: WalletChoice['way'], id: string): WalletChoice | null => {
    const connector =
      sources.connectors.find((candidate) => candidate.id === id && !isAnnounced(candidate)) ?? null
    return connector && { ...row, ready: true, connector, way }
  }
  const absent = { ...row, ready: false, connector: null, way: 'browser' } as const
  if (wallet.id === 'browser') return isBrowserWalletThere(sources) ? by('browser', browserWalletId) : null
  if (findFlaggedProvider(sources.page, wallet)) return by('browser', wallet.id) ?? absent
  if (wallet.otherwise === 'walletconnect') return by('walletconnect', walletConnectId) ?? absent
  if (wallet.otherwise === 'coinbase') return by('library', coinbaseId) ?? absent
  if (wallet.otherwise === 'safe') return by('library', safeId) ?? absent
  return absent
}

/** Whether `window.ethereum` is a provider without a row of its own in the list. */
function isBrowserWalletThere({ page, announced, wallets }: WalletSources): boolean {
  const own = readProperty(page, 'ethereum')
  if (!isProvider(own) || announced.has(own)) return false
  return !wallets.some((wallet) => findFlaggedProvider(page, wallet) !== null)
}
