import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { visibleDialog } from '@/domain/wallet/connection'
import { lazyNamed } from '@/ui/lazy-named'
import { dialogIntent, requestDialog, verificationOf, verifyLater } from '@/wallet/boot'
import { safeHost } from '@/wallet/safe/safe-host'
import { useSession } from '@/wallet/sign-in/use-session'
import { useConnectionState } from '@/wallet/use-connection-state'
import { WalletProviders } from '@/wallet/wallet-providers'
import { ConnectDialog } from './connect/connect-dialog'

/** The dialogs that are loaded when they open. Created for each mount, since `lazy` keeps a failed import. */
const lazyDialogs = () => ({
  Account: lazyNamed(() => import('./account/account-with-names'), 'AccountWithNames'),
  Chain: lazyNamed(() => import('./networks/chain-dialog'), 'ChainDialog'),
  SafeChain: lazyNamed(() => import('./networks/safe-chain-dialog'), 'SafeChainDialog'),
  Terms: lazyNamed(() => import('./sign-in/terms-dialog'), 'TermsDialog'),
  Verify: lazyNamed(() => import('./sign-in/verify-dialog'), 'VerifyDialog'),
})

type WalletDialogsProps = {
  /** Null if the community does not offer Send. */
  onSend: (() => void) | null
}

export function WalletDialogs(props: WalletDialogsProps) {
  const [dialogs] = useState(lazyDialogs)
  return (
    <WalletProviders>
      <Suspense fallback={null}>
        <VisibleDialog {...props} {...dialogs} />
      </Suspense>
    </WalletProviders>
  )
}

type VisibleDialogProps = WalletDialogsProps & ReturnType<typeof lazyDialogs>

function VisibleDialog({ onSend, Account, Chain, SafeChain, Terms, Verify }: VisibleDialogProps) {
  const { asked, verifyIsDue } = useStore(dialogIntent)
  const connection = useConnectionState()
  const session = useSession()
  const host = useStore(safeHost)
  const close = () => requestDialog(null)
  switch (visibleDialog(asked, connection, verificationOf(session, verifyIsDue))) {
    case 'connect':
      return <ConnectDialog onClose={close} />
    case 'account':
      return <Account onClose={close} onSend={onSend} />
    case 'chain':
      return host.phase === 'inside' && connection.status === 'connected' ? (
        <SafeChain chainId={connection.chainId} onClose={close} />
      ) : (
        <Chain onClose={close} />
      )
    case 'terms':
      return <Terms onClose={close} />
    case 'verify':
      return <Verify onClose={verifyLater} />
    case null:
      return null
  }
}
