import { shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { useWallet } from '@/wallet/use-wallet'
import { type HistoryView, historyViews } from './gateway/use-safe-history'
import type { TreasuryDialog } from './treasury-dialogs'
import type { SelectedSafe } from './use-selected-safe'

export type MenuActions = {
  safes: SelectedSafe
  /** Those that the connected account owns on this network, as the gateway says. */
  owned: readonly SafeId[]
  currency: string
  currencies: readonly string[]
  onOpen: (safe: SafeId) => void
  onCurrency: (currency: string) => void
  onRefresh: () => void
  onDialog: (dialog: TreasuryDialog) => void
  historyView: HistoryView
  onHistoryView: (view: HistoryView) => void
}

/** The menus of the Treasury: which Safe, which currency, which network. */
export function useTreasuryMenus(actions: MenuActions): readonly BarMenu[] {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const { settings } = useWallet()
  const { safes, owned, currency, currencies, historyView } = actions
  const { onOpen, onCurrency, onRefresh, onDialog, onHistoryView } = actions
  const tools = useTexts(treasuryToolsTexts)
  const book = useTexts(treasuryBookTexts)
  const { own, connected, shown, chainId } = safes
  const explorer = settings.chains.find(({ id }) => id === chainId)?.explorer
  const safeRow = (id: string, label: string, safe: SafeId | null): MenuItem => ({
    kind: 'action',
    id,
    label,
    disabled: safe === null,
    checked: safe !== null && safe.address === shown?.address && safe.chainId === shown.chainId,
    onSelect: () => safe && onOpen(safe),
  })
  /** Explains the mark of the Safes above it. */
  const reportedRow: MenuItem = {
    kind: 'action',
    id: 'reported',
    label: review.reported(review.saidByGateway),
    disabled: true,
    onSelect: () => undefined,
  }
  return [
    {
      id: 'safe',
      label: texts.safeMenu,
      items: [
        safeRow('own', texts.ownTreasury, own),
        safeRow('connected', texts.connectedSafe, connected),
        ...owned.map((safe) =>
          safeRow(safe.address, review.reported(texts.ownSafe(shortenAddress(safe.address))), safe),
        ),
        ...(owned.length > 0 ? [reportedRow] : []),
        { kind: 'separator', id: 'line' },
        { kind: 'action', id: 'refresh', label: texts.refresh, onSelect: onRefresh },
        {
          kind: 'action',
          id: 'properties',
          label: texts.properties,
          disabled: shown === null,
          onSelect: () => onDialog('properties'),
        },
        {
          kind: 'action',
          id: 'receive',
          label: tools.receive,
          disabled: shown === null,
          onSelect: () => onDialog('receive'),
        },
        {
          kind: 'action',
          id: 'address-book',
          label: book.menu,
          onSelect: () => onDialog('address-book'),
        },
        ...(explorer && shown
          ? [
              {
                kind: 'link',
                id: 'explorer',
                label: tools.explorer(explorer.name),
                href: `${explorer.url}/address/${shown.address}`,
              } as const,
            ]
          : []),
      ],
    },
    {
      id: 'view',
      label: texts.viewMenu,
      items: historyViews.map((view) => ({
        kind: 'action',
        id: view,
        label: texts.historyViews[view],
        checked: view === historyView,
        disabled: shown === null,
        onSelect: () => onHistoryView(view),
      })),
    },
    {
      id: 'currency',
      label: texts.currency,
      items: currencies.map((code) => ({
        kind: 'action',
        id: code,
        label: code,
        checked: code.toLowerCase() === currency.toLowerCase(),
        onSelect: () => onCurrency(code),
      })),
    },
    {
      id: 'network',
      label: texts.networkMenu,
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
