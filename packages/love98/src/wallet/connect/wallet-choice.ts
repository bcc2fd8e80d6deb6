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

/** A row of the list. The name and the icon of an announced wallet are untrusted. */
export type WalletChoice = {
  id: string
  name: string
  /** The wallet's own icon as a `data:` URL, or `null` for our icon. */
  icon: string | null
  /** `false` adds the label "(unsupported)". A row with a download then opens the download page. */
  ready: boolean
  /** The connector that a click connects, or `null` while the wallet is not ready. */
  connector: Connector | null
  /** In this browser, by a code or a link to a phone, or by the library of the wallet's maker. */
  way: 'browser' | 'walletconnect' | 'library'
  /** The definition in the kit, or `null` for a wallet that only announced itself. */
  known: WalletDefinition | null
  isRecent: boolean
}

/**
 * The inputs of the list: wagmi's connectors, the announced providers, the globals of the page, and the ids of the
 * wallets that were used last.
 */
export type WalletSources = {
  connectors: readonly Connector[]
  announced: ReadonlySet<unknown>
  page: object
  recent?: readonly string[]
  wallets: readonly WalletDefinition[]
}

/** The number of recently used wallets at the start of the list `[S9.6]`. */
const recentLimit = 3

/**
 * Returns the rows of the connect dialog: recently used wallets, each announced wallet (EIP-6963) once, the kit's seven
 * wallets that are ready, and then the wallets that are not ready, those with a download first.
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

/**
 * Checks the type, which this page sets. A wallet can announce any id, so the id does not prove that a connector is
 * ours.
 */
function isAnnounced({ type }: Connector): boolean {
  return type === announcedType
}

/** Returns the row of one of the seven wallets, or `null` if it has no row. */
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

function isBrowserWalletThere({ page, announced, wallets }: WalletSources): boolean {
  const own = readProperty(page, 'ethereum')
  if (!isProvider(own) || announced.has(own)) return false
  return !wallets.some((wallet) => findFlaggedProvider(page, wallet) !== null)
}
