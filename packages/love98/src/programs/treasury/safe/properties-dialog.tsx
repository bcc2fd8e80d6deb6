import { Suspense, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { isSameAddress, shortenAddress } from '@/domain/address'
import { nativeSymbol } from '@/domain/asset'
import { errorMessage } from '@/domain/errors'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { signsWithoutChain } from '@/safe/version'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryHost } from '@/texts/treasury-host'
import { treasuryProperties } from '@/texts/treasury-properties'
import { treasurySettings } from '@/texts/treasury-settings'
import { ContextHelp } from '@/ui/context-help/context-help'
import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { lazyNamed } from '@/ui/lazy-named'
import { Tabs } from '@/ui/tabs/tabs'
import { useAccount } from '@/wallet/use-account'
import { useChain } from '@/wallet/use-chain'
import { ListNotice } from '../list/list-notice'
import { AppsPage, GeneralPage, HostPage, NetworkPage, OwnersPage, type PageProps } from './property-pages'
import { useHostOf } from './use-safe-context'
import { type ReadSettings, useSafeSettings } from './use-safe-properties'
import { useSafeState } from './use-safe-queries'

// Lazy import: only owners who change the settings need the form.
const ChangeSettings = lazyNamed(() => import('../settings/change-settings'), 'ChangeSettings')

/** The texts are loaded with the first question. */
const loadHelp = (control: string): Promise<string | undefined> =>
  loadChunk(() => import('./property-help')).then(({ propertyHelp }) => propertyHelp()[control], errorMessage)

const pages = ['general', 'owners', 'network', 'apps', 'host'] as const
type PageId = (typeof pages)[number]

type PropertiesDialogProps = PageProps & { onOpen: (safe: SafeId) => void; onClose: () => void }

/** The property sheet of a Safe: its contract, owners, network and apps. */
export function PropertiesDialog({ gateway, safe, onOpen, onClose }: PropertiesDialogProps) {
  const [page, setPage] = useState<PageId>('general')
  const query = useSafeState({ gateway, safe, visible: true })
  const { data: settings } = useSafeSettings(safe, query.data)
  const chain = useChain(safe.chainId)
  const host = useHostOf(safe)
  // The settings when the form was opened, because a new read must not replace what was typed.
  const [changing, setChanging] = useState<ReadSettings | null>(null)
  const [status, setStatus] = useState('')
  const viewer = useAccount()
  const canPropose = host
    ? !host.info.isReadOnly
    : (settings?.owners.some((owner) => isSameAddress(owner, viewer)) ?? false)
  const canChange = canPropose && settings !== undefined && !signsWithoutChain(settings.version)
  const props = { gateway, safe, settings }
  if (changing)
    return (
      <Suspense fallback={null}>
        <ChangeSettings
          {...{ gateway, safe, viewer, settings: changing, visible: true, state: query.data }}
          nativeSymbol={chain?.nativeCurrency.symbol ?? nativeSymbol}
          onClose={(result) => {
            setStatus(result)
            setChanging(null)
          }}
        />
      </Suspense>
    )
  return (
    <Dialog
      title={treasuryProperties.title(shortenAddress(safe.address))}
      onClose={onClose}
      width={addressWidth(210)}
    >
      <Tabs
        label={treasuryProperties.tabs}
        tabs={pages
          .filter((id) => id !== 'host' || host)
          .map((id) => ({ id, label: id === 'host' ? treasuryHost.tab : treasuryProperties[id] }))}
        selected={page}
        onSelect={setPage}
      >
        {(page === 'general' || page === 'owners') && (
          <ListNotice query={query} isEmpty={false} empty="" unknown={treasury.noSuchSafe} />
        )}
        {page === 'general' && query.data && <GeneralPage {...props} state={query.data} />}
        {page === 'owners' && query.data && <OwnersPage {...props} state={query.data} onOpen={onOpen} />}
        {page === 'network' && <NetworkPage {...props} />}
        {page === 'apps' && <AppsPage {...props} />}
        {page === 'host' && host && <HostPage safe={safe} host={host} />}
      </Tabs>
      <ContextHelp load={loadHelp} />
      <div className="button-row">
        <span role="status">{status}</span>
        {canChange && (
          <button type="button" data-help="change" onClick={() => setChanging(settings)}>
            {treasurySettings.change}
          </button>
        )}
        <button type="button" data-help="close" data-default onClick={onClose}>
          {common.close}
        </button>
      </div>
    </Dialog>
  )
}
