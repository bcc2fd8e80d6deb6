import { lazy, Suspense } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Gateway } from './gateway/use-gateway'
import type { SelectedSafe } from './use-selected-safe'

// Each is loaded when it is opened.
const PropertiesDialog = lazy(async () => ({
  default: (await import('./properties/properties-dialog')).PropertiesDialog,
}))
const BookDialog = lazy(async () => ({ default: (await import('./address-book/book-dialog')).BookDialog }))
const ReceiveDialog = lazy(async () => ({
  default: (await import('./receive/receive-dialog')).ReceiveDialog,
}))

/** The dialogs that the Safe menu opens. */
export type TreasuryDialog = 'properties' | 'address-book' | 'receive'

type TreasuryDialogsProps = {
  opened: TreasuryDialog | null
  gateway: Gateway
  safes: SelectedSafe
  onOpen: (safe: SafeId) => void
  onClose: () => void
}

/** The dialog that is open over the window. */
export function TreasuryDialogs({ opened, gateway, safes, onOpen, onClose }: TreasuryDialogsProps) {
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
