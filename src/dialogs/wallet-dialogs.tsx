import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { visibleDialog } from '@/domain/wallet/connection'
import { dialogIntent, requestDialog, verificationOf, verifyLater } from '@/wallet/boot'
import { safeHost } from '@/wallet/safe/safe-host'
import { useSession } from '@/wallet/sign-in/use-session'
import { useConnectionState } from '@/wallet/use-connection-state'
import { WalletProviders } from '@/wallet/wallet-providers'
import { ConnectDialog } from './connect/connect-dialog'

const AccountDialog = lazy(async () => ({
  default: (await import('./account/account-dialog')).AccountDialog,
}))
const ChainDialog = lazy(async () => ({ default: (await import('./networks/chain-dialog')).ChainDialog }))
const SafeChainDialog = lazy(async () => ({
  default: (await import('./networks/safe-chain-dialog')).SafeChainDialog,
}))
const TermsDialog = lazy(async () => ({ default: (await import('./sign-in/terms-dialog')).TermsDialog }))
const VerifyDialog = lazy(async () => ({ default: (await import('./sign-in/verify-dialog')).VerifyDialog }))

type WalletDialogsProps = {
  /** Opens Send Love; null where the community does not offer it. */
  onSend: (() => void) | null
}

/** The wallet's dialogs: which one is visible is derived from the requested one and the connection. */
export function WalletDialogs(props: WalletDialogsProps) {
  return (
    <WalletProviders>
      <Suspense fallback={null}>
        <VisibleDialog {...props} />
      </Suspense>
    </WalletProviders>
  )
}

function VisibleDialog({ onSend }: WalletDialogsProps) {
  const { asked, verifyIsDue } = useStore(dialogIntent)
  const connection = useConnectionState()
  const session = useSession()
  const host = useStore(safeHost)
  const close = () => requestDialog(null)
  switch (visibleDialog(asked, connection, verificationOf(session, verifyIsDue))) {
    case 'connect':
      return <ConnectDialog onClose={close} />
    case 'account':
      return <AccountDialog onClose={close} onSend={onSend} />
    case 'chain':
      return host.phase === 'inside' && connection.status === 'connected' ? (
        <SafeChainDialog chainId={connection.chainId} onClose={close} />
      ) : (
        <ChainDialog onClose={close} />
      )
    case 'terms':
      return <TermsDialog onClose={close} />
    case 'verify':
      return <VerifyDialog onClose={verifyLater} />
    case null:
      return null
  }
}
