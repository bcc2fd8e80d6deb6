import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { shortenAddress } from '@/domain/address'
import { nativeSymbol } from '@/domain/asset'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { safeText } from '@/safe/safe-address'
import { common } from '@/texts/common'
import { recipient } from '@/texts/recipient'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { lazyNamed } from '@/ui/lazy-named'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { Tabs } from '@/ui/tabs/tabs'
import { useAccount } from '@/wallet/use-account'
import { useChain } from '@/wallet/use-chain'
import type { ProgramProps } from '../program-props'
import { Balances } from './assets/balances'
import { Collectibles } from './assets/collectibles'
import { History, type HistoryView } from './history/history'
import { ListNotice, StaleLine } from './list/list-notice'
import { Messages } from './messages/messages'
import { ProposeButton, useProposing } from './propose/propose-button'
import { Queue } from './queue/queue'
import { AddressBar, type SelectedSafe, useSelectedSafe } from './safe/selected-safe'
import { useProvenState } from './safe/use-safe-context'
import { type Gateway, useCurrencies, useGateway, useOwnedSafes, useSafeState } from './safe/use-safe-queries'
import styles from './treasury.module.css'
import { type MenuActions, type TreasuryDialog, useTreasuryMenus } from './use-treasury-menus'

const tabIds = ['balances', 'collectibles', 'queue', 'history', 'messages'] as const
type TabId = (typeof tabIds)[number]

/** Queue and Messages have buttons for forms themselves. */
function hasNoForms(tab: TabId): boolean {
  return tab !== 'queue' && tab !== 'messages'
}

/** The contents of the window: the choice of a Safe, its lists, and its state. */
export default function Treasury({ argument, minimized, setArgument, setTitle }: ProgramProps) {
  const { addressProblems } = recipient
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const safes = useSelectedSafe(argument)
  const [currency, setCurrency] = useState('usd')
  const [tab, setTab] = useState<TabId>('balances')
  const [historyView, setHistoryView] = useState<HistoryView>('all')
  const [dialog, setDialog] = useState<TreasuryDialog | null>(null)
  const [canPropose, setCanPropose] = useState(false)
  const [isProposing, setIsProposing] = useState(false)
  const endProposing = useCallback(() => setIsProposing(false), [])
  const open = (safe: SafeId) => {
    setArgument(safeText(safe))
    setTab('balances')
    setHistoryView('all')
  }
  const title = titleOf(safes)
  // Updates the window's caption, the page's title and the taskbar.
  useEffect(() => setTitle(title), [setTitle, title])
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['safe'] })
  if (!gateway)
    return (
      <div className={styles.treasury}>
        <NoSafe text={treasury.noGateway} chainId={safes.chainId} tab={tab} onTab={setTab} />
      </div>
    )
  const menus = {
    safes,
    currency,
    historyView,
    onOpen: open,
    onCurrency: setCurrency,
    onRefresh: refresh,
    onDialog: setDialog,
    onNew: canPropose ? () => setIsProposing(true) : null,
    onHistoryView(view: HistoryView) {
      setHistoryView(view)
      setTab('history')
    },
  }
  return (
    <div className={styles.treasury}>
      <Menus {...menus} gateway={gateway} />
      <AddressBar selected={safes} onOpen={open} />
      {safes.shown ? (
        <Sheet
          key={safeText(safes.shown)}
          gateway={gateway}
          safe={safes.shown}
          visible={!minimized}
          currency={currency}
          tab={tab}
          onTab={setTab}
          historyView={historyView}
          standing={safes.standing}
          isProposing={isProposing}
          onCanPropose={setCanPropose}
          onProposed={endProposing}
        />
      ) : (
        <NoSafe
          text={safes.problem ? treasuryStatus.wrongLink(addressProblems[safes.problem]) : treasury.noSafe}
          chainId={safes.chainId}
          tab={tab}
          onTab={setTab}
        />
      )}
      <TreasuryDialogs
        opened={dialog}
        gateway={gateway}
        safes={safes}
        onOpen={open}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

function titleOf({ shown, standing }: SelectedSafe): string {
  if (shown === null || standing === 'own') return treasuryStatus.ownTitle
  return standing === 'connected'
    ? treasuryStatus.connectedTitle
    : treasuryStatus.otherTitle(shortenAddress(shown.address))
}

type MenusProps = { gateway: Gateway } & Omit<MenuActions, 'owned' | 'currencies'>

function Menus({ gateway, ...actions }: MenusProps) {
  const { chainId } = actions.safes
  const viewer = useAccount()
  const owned = useOwnedSafes({ gateway }, chainId, viewer)
  const currencies = useCurrencies({ gateway }).data ?? ['USD']
  return <MenuBar label={treasury.menu} menus={useTreasuryMenus({ ...actions, owned, currencies })} />
}

type TabsProps = { tab: TabId; onTab: (tab: TabId) => void }

function TreasuryTabs({ tab, onTab, children }: TabsProps & { children: ReactNode }) {
  return (
    <Tabs
      label={treasury.tabs}
      tabs={tabIds.map((id) => ({ id, label: treasury[id] }))}
      selected={tab}
      onSelect={onTab}
    >
      {children}
    </Tabs>
  )
}

/** The lists without a Safe: empty, with the reason. */
function NoSafe({ text, chainId, ...tabs }: TabsProps & { text: string; chainId: number }) {
  const chain = useChain(chainId)
  return (
    <>
      <TreasuryTabs {...tabs}>
        <div className={styles.lists}>
          <p className="well window-notice" role="status">
            {text}
          </p>
        </div>
      </TreasuryTabs>
      <div className={`status-bar ${styles.status}`}>
        <span>{treasury.network(chain?.name ?? treasury.unknownNetwork(chainId))}</span>
      </div>
    </>
  )
}

type SheetProps = TabsProps & {
  gateway: Gateway
  safe: SafeId
  visible: boolean
  currency: string
  historyView: HistoryView
  standing: SelectedSafe['standing']
  /** The menu asked for the form of a new transaction. */
  isProposing: boolean
  onCanPropose: (can: boolean) => void
  onProposed: () => void
}

function Sheet({ gateway, safe, visible, currency, tab, onTab, historyView, standing, ...act }: SheetProps) {
  const viewer = useAccount()
  const query = useSafeState({ gateway, safe, visible })
  const proven = useProvenState(safe, query.data)
  const chain = useChain(safe.chainId)
  const network = chain?.name ?? treasury.unknownNetwork(safe.chainId)
  const list = {
    gateway,
    safe,
    visible,
    state: proven.state,
    nativeSymbol: chain?.nativeCurrency.symbol ?? nativeSymbol,
    viewer,
  }
  const { isOffered, reason } = useProposing(list)
  const { onCanPropose, onProposed } = act
  const [proposed, setProposed] = useState('')
  useEffect(() => {
    onCanPropose(isOffered && reason === '')
    return () => onCanPropose(false)
  }, [isOffered, reason, onCanPropose])
  // The form of one Safe must not open for the next one.
  useEffect(() => onProposed, [onProposed])
  const { state, source } = proven
  const count = state && source !== 'reading' ? treasury.owners(state.threshold, state.owners.length) : null
  const owners = count && (source === 'chain' ? count : treasuryReview.accordingToService(count))
  return (
    <>
      <TreasuryTabs tab={tab} onTab={onTab}>
        {query.data === undefined && query.error ? (
          <ListNotice query={query} isEmpty={false} empty="" unknown={treasury.noSuchSafe} />
        ) : (
          <div className={styles.lists}>
            {tab !== 'balances' && <StaleLine query={query} />}
            {tab === 'balances' && <Balances {...list} currency={currency} />}
            {tab === 'collectibles' && <Collectibles {...list} />}
            {tab === 'queue' && <Queue {...list} />}
            {tab === 'history' && <History key={historyView} {...list} view={historyView} />}
            {tab === 'messages' && <Messages {...list} />}
            {proposed && <p role="status">{proposed}</p>}
            {hasNoForms(tab) && <ProposeButton {...list} kinds={['transaction']} />}
          </div>
        )}
      </TreasuryTabs>
      {act.isProposing && isOffered && (
        <Suspense fallback={null}>
          <NewTransaction
            {...list}
            onClose={(result) => {
              setProposed(result)
              onProposed()
            }}
          />
        </Suspense>
      )}
      <div className={`status-bar ${styles.status}`} role="status">
        <span>{treasuryStatus[`${standing}Status`]}</span>
        <span>{owners ?? (query.error ? treasury.unknownOwners : common.loading)}</span>
        <span>{treasury.network(network)}</span>
        {query.data?.implementationVersionState === 'OUTDATED' && (
          <span>{treasuryReview.accordingToService(treasury.outdated)}</span>
        )}
      </div>
    </>
  )
}

// Lazy imports: each dialog is loaded when it is opened.
const NewTransaction = lazyNamed(() => import('./propose/new-transaction'), 'NewTransaction')
const PropertiesDialog = lazyNamed(() => import('./safe/properties-dialog'), 'PropertiesDialog')
const BookDialog = lazyNamed(() => import('./address-book/book-dialog'), 'BookDialog')
const ReceiveDialog = lazyNamed(() => import('./assets/receive-dialog'), 'ReceiveDialog')

type TreasuryDialogsProps = {
  opened: TreasuryDialog | null
  gateway: Gateway
  safes: SelectedSafe
  onOpen: (safe: SafeId) => void
  onClose: () => void
}

/** The dialog that is open over the window. */
function TreasuryDialogs({ opened, gateway, safes, onOpen, onClose }: TreasuryDialogsProps) {
  const { shown, standing, chainId } = safes
  return (
    <Suspense fallback={null}>
      {opened === 'address-book' && <BookDialog chainId={chainId} safe={shown} onClose={onClose} />}
      {opened === 'receive' && shown && <ReceiveDialog safe={shown} standing={standing} onClose={onClose} />}
      {opened === 'properties' && shown && (
        <PropertiesDialog
          gateway={gateway}
          safe={shown}
          onOpen={(safe) => {
            onClose()
            onOpen(safe)
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
