import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { safeText } from '@/safe/safe-address'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Tabs } from '@/ui/tabs/tabs'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { ProgramProps } from '../program-props'
import { AddressBar } from './address-bar'
import { type Gateway, useGateway } from './gateway/use-gateway'
import { useCurrencies, useOwnedSafes, useSafeState } from './gateway/use-safe-lists'
import { Balances } from './lists/balances'
import { Collectibles } from './lists/collectibles'
import { History } from './lists/history'
import { ListNotice, StaleLine } from './lists/list-notice'
import { Messages } from './lists/messages'
import { Queue } from './lists/queue'
import recipes from './recipes.module.css'
import styles from './treasury.module.css'
import { type SelectedSafe, useSelectedSafe } from './use-selected-safe'
import { useTreasuryMenus } from './use-treasury-menus'

const tabIds = ['balances', 'collectibles', 'queue', 'history', 'messages'] as const
type TabId = (typeof tabIds)[number]

/** The window's inside: which Safe, which of its lists, and how it stands. */
export function Treasury({ argument, minimized, setArgument }: ProgramProps) {
  const texts = useTexts(treasuryTexts)
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const safes = useSelectedSafe(argument)
  const [currency, setCurrency] = useState('usd')
  const open = (safe: SafeId) => setArgument(safeText(safe))
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['safe'] })
  if (!gateway)
    return (
      <p className={recipes.notice} role="status">
        {texts.noGateway}
      </p>
    )
  const shared = { safes, currency, onOpen: open, onCurrency: setCurrency, onRefresh: refresh }
  return (
    <div className={styles.treasury}>
      <Menus {...shared} gateway={gateway} />
      <AddressBar safe={safes.shown} chainId={safes.chainId} onOpen={open} />
      {safes.shown ? (
        <Sheet
          key={safeText(safes.shown)}
          gateway={gateway}
          safe={safes.shown}
          visible={!minimized}
          currency={currency}
        />
      ) : (
        <p className={recipes.notice} role="status">
          {texts.noSafe}
        </p>
      )}
    </div>
  )
}

type MenusProps = {
  gateway: Gateway
  safes: SelectedSafe
  currency: string
  onOpen: (safe: SafeId) => void
  onCurrency: (currency: string) => void
  onRefresh: () => void
}

function Menus({ gateway, ...actions }: MenusProps) {
  const texts = useTexts(treasuryTexts)
  const connection = useConnectionState()
  const { chainId } = actions.safes
  const viewer = connection.status === 'connected' ? connection.address : null
  const owned = useOwnedSafes({ gateway }, chainId, viewer)
  const currencies = useCurrencies({ gateway }).data ?? ['USD']
  return <MenuBar label={texts.menu} menus={useTreasuryMenus({ ...actions, owned, currencies })} />
}

type SheetProps = { gateway: Gateway; safe: SafeId; visible: boolean; currency: string }

function Sheet({ gateway, safe, visible, currency }: SheetProps) {
  const texts = useTexts(treasuryTexts)
  const { settings } = useWallet()
  const connection = useConnectionState()
  const [tab, setTab] = useState<TabId>('balances')
  const query = useSafeState({ gateway, safe, visible })
  const chain = settings.chains.find(({ id }) => id === safe.chainId)
  const network = chain?.name ?? texts.unknownNetwork(safe.chainId)
  const list = {
    gateway,
    safe,
    visible,
    state: query.data,
    nativeSymbol: chain?.nativeCurrency.symbol ?? 'ETH',
    viewer: connection.status === 'connected' ? connection.address : null,
  }
  return (
    <>
      <Tabs
        label={texts.tabs}
        tabs={tabIds.map((id) => ({ id, label: texts[id] }))}
        selected={tab}
        onSelect={setTab}
      >
        {query.data === undefined && query.error ? (
          <ListNotice query={query} isEmpty={false} empty="" unknown={texts.noSuchSafe} />
        ) : (
          <div className={styles.lists}>
            {tab !== 'balances' && <StaleLine query={query} />}
            {tab === 'balances' && (
              <Balances gateway={gateway} safe={safe} visible={visible} currency={currency} />
            )}
            {tab === 'collectibles' && <Collectibles {...list} />}
            {tab === 'queue' && <Queue {...list} />}
            {tab === 'history' && <History {...list} />}
            {tab === 'messages' && <Messages {...list} />}
          </div>
        )}
      </Tabs>
      <div className="status-bar" role="status">
        <span>
          {query.data
            ? texts.owners(query.data.threshold, query.data.owners.length)
            : query.error
              ? texts.unknownOwners
              : texts.loading}
        </span>
        <span>{texts.network(network)}</span>
        {query.data?.implementationVersionState === 'OUTDATED' && <span>{texts.outdated}</span>}
      </div>
    </>
  )
}
