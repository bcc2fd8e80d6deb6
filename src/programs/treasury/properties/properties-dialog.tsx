import { useState } from 'react'
import { shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryPropertiesTexts } from '@/texts/en/programs/treasury-properties'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { Tabs } from '@/ui/tabs/tabs'
import { useSafeState } from '../gateway/use-safe-lists'
import { ListNotice } from '../lists/list-notice'
import { AppsPage } from './apps-page'
import { GeneralPage } from './general-page'
import { NetworkPage } from './network-page'
import { OwnersPage } from './owners-page'
import type { PageProps } from './page-props'

const pages = ['general', 'owners', 'network', 'apps'] as const
type PageId = (typeof pages)[number]

type PropertiesDialogProps = PageProps & { onOpen: (safe: SafeId) => void; onClose: () => void }

/** The property sheet of a Safe: its contract, owners, network and apps. */
export function PropertiesDialog({ gateway, safe, onOpen, onClose }: PropertiesDialogProps) {
  const texts = useTexts(treasuryPropertiesTexts)
  const listTexts = useTexts(treasuryTexts)
  const [page, setPage] = useState<PageId>('general')
  const query = useSafeState({ gateway, safe, visible: true })
  const props = { gateway, safe }
  return (
    <Dialog title={texts.title(shortenAddress(safe.address))} onClose={onClose} width={440}>
      <Tabs
        label={texts.tabs}
        tabs={pages.map((id) => ({ id, label: texts[id] }))}
        selected={page}
        onSelect={setPage}
      >
        {(page === 'general' || page === 'owners') && (
          <ListNotice query={query} isEmpty={false} empty="" unknown={listTexts.noSuchSafe} />
        )}
        {page === 'general' && query.data && <GeneralPage {...props} state={query.data} />}
        {page === 'owners' && query.data && <OwnersPage {...props} state={query.data} onOpen={onOpen} />}
        {page === 'network' && <NetworkPage {...props} />}
        {page === 'apps' && <AppsPage {...props} />}
      </Tabs>
      <div className="button-row">
        <button type="button" data-default onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}
