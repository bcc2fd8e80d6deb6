import { shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryTools } from '@/texts/treasury-tools'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { findChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import { type HistoryView, historyViews } from './history/history'
import type { SelectedSafe } from './safe/selected-safe'

/** The dialogs that the Safe menu opens. */
export type TreasuryDialog = 'properties' | 'address-book' | 'receive'

export type MenuActions = {
  safes: SelectedSafe
  /** The Safes that the connected account owns on this network, according to the gateway. */
  owned: readonly SafeId[]
  currency: string
  currencies: readonly string[]
  onOpen: (safe: SafeId) => void
  onCurrency: (currency: string) => void
  onRefresh: () => void
  onDialog: (dialog: TreasuryDialog) => void
  historyView: HistoryView
  onHistoryView: (view: HistoryView) => void
  /** Opens the form of a new transaction; null for viewers who cannot propose. */
  onNew: (() => void) | null
}

/** The menus of the Treasury: Safe, View, Currency and Network. */
export function useTreasuryMenus(actions: MenuActions): readonly BarMenu[] {
  const { settings } = useWallet()
  const { safes, owned, currency, currencies, historyView } = actions
  const { onOpen, onCurrency, onRefresh, onDialog, onHistoryView, onNew } = actions
  const { own, connected, shown, chainId } = safes
  const explorer = findChain(settings, chainId)?.explorer
  const isShown = (safe: SafeId | null) =>
    safe !== null && safe.address === shown?.address && safe.chainId === shown.chainId
  /** The row with the mark: one Safe can have several names. */
  const markedRow = isShown(own) ? 'own' : isShown(connected) ? 'connected' : shown?.address
  const safeRow = (id: string, label: string, safe: SafeId | null): MenuItem => ({
    kind: 'action',
    id,
    label,
    disabled: safe === null,
    checked: id === markedRow && isShown(safe),
    onSelect: () => safe && onOpen(safe),
  })
  /** Explains the mark of the Safes above it. */
  const reportedRow: MenuItem = {
    kind: 'action',
    id: 'reported',
    label: treasuryReview.reported(treasuryReview.reportedByService),
    disabled: true,
    onSelect: () => undefined,
  }
  return [
    {
      id: 'safe',
      label: treasury.safeMenu,
      items: [
        safeRow('own', treasury.ownTreasury, own),
        safeRow('connected', treasury.connectedSafe, connected),
        ...owned.map((safe) =>
          safeRow(
            safe.address,
            treasuryReview.reported(treasury.ownSafe(shortenAddress(safe.address))),
            safe,
          ),
        ),
        ...(owned.length > 0 ? [reportedRow] : []),
        { kind: 'separator', id: 'line' },
        {
          kind: 'action',
          id: 'new-transaction',
          label: treasury.newTransactionButton,
          disabled: onNew === null,
          onSelect: () => onNew?.(),
        },
        { kind: 'action', id: 'refresh', label: treasury.refresh, onSelect: onRefresh },
        {
          kind: 'action',
          id: 'properties',
          label: treasury.properties,
          disabled: shown === null,
          onSelect: () => onDialog('properties'),
        },
        {
          kind: 'action',
          id: 'receive',
          label: treasuryTools.receive,
          disabled: shown === null,
          onSelect: () => onDialog('receive'),
        },
        {
          kind: 'action',
          id: 'address-book',
          label: treasuryBook.menu,
          onSelect: () => onDialog('address-book'),
        },
        ...(explorer && shown
          ? [
              {
                kind: 'link',
                id: 'explorer',
                label: treasuryTools.explorer(explorer.name),
                href: `${explorer.url}/address/${shown.address}`,
              } as const,
            ]
          : []),
      ],
    },
    {
      id: 'view',
      label: treasury.viewMenu,
      items: historyViews.map((view) => ({
        kind: 'action',
        id: view,
        label: treasury.historyViews[view],
        checked: view === historyView,
        disabled: shown === null,
        onSelect: () => onHistoryView(view),
      })),
    },
    {
      id: 'currency',
      label: treasury.currency,
      items: currencyItems(currencies, currency, onCurrency),
    },
    {
      id: 'network',
      label: treasury.networkMenu,
      items: settings.chains.map(({ id, name }) => ({
        kind: 'action',
        id: String(id),
        label: name,
        checked: id === chainId,
        disabled: shown === null,
        onSelect: () => shown && onOpen({ ...shown, chainId: id }),
      })),
    },
  ]
}

/** The currencies that the menu lists first, most traded first. The others are in a submenu. */
const firstCurrencies = ['USD', 'EUR', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'SGD', 'INR']

function currencyItems(
  codes: readonly string[],
  chosen: string,
  onCurrency: (currency: string) => void,
): readonly MenuItem[] {
  const isChosen = (code: string) => code.toLowerCase() === chosen.toLowerCase()
  const isFirst = (code: string) => firstCurrencies.includes(code) || isChosen(code)
  const row = (code: string): MenuItem => ({
    kind: 'action',
    id: code,
    label: code,
    checked: isChosen(code),
    onSelect: () => onCurrency(code),
  })
  const others = codes.filter((code) => !isFirst(code))
  return [
    ...codes.filter(isFirst).map(row),
    ...(others.length > 0
      ? [{ kind: 'submenu', id: 'more', label: treasury.more, items: others.map(row) } as const]
      : []),
  ]
}
