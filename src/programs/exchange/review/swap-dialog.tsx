import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import { exchangeReview } from '@/texts/exchange-review'

import { Dialog } from '@/ui/dialog/dialog'
import { useWallet } from '@/wallet/use-wallet'
import { EndPage } from './end-page'
import { ReceiptPage } from './receipt-page'
import { ReviewPage } from './review-page'
import { type ReviewedSwap, swapPorts } from './swap-ports'
import { createSwapSession, type SwapSession } from './swap-session'

type SwapDialogProps = { swap: ReviewedSwap; onClose: () => void }

/** From the press on Swap to the receipt: one page for what is to be signed, one for how it ended. */
export function SwapDialog({ swap, onClose }: SwapDialogProps) {
  const wallet = useWallet()
  const [session, setSession] = useState<SwapSession | null>(null)

  // The session, and the wallet's connection.
  useEffect(() => {
    const started = createSwapSession(swapPorts(wallet, swap))
    setSession(started)
    void started.start()
    const unfollow = wallet.connection.subscribe((now) => {
      if (now.status !== 'connected') started.interrupt('disconnected')
      else if (!isSameAddress(now.address, swap.from)) started.interrupt('account')
      else if (now.chainId !== swap.route.chainId) started.interrupt('network')
    })
    return () => {
      unfollow()
      started.close()
    }
  }, [wallet, swap])

  return (
    <Dialog title={exchangeReview.title} onClose={onClose} width={430}>
      {session && <Page {...{ session, swap, onClose }} />}
    </Dialog>
  )
}

function Page({ session, swap, onClose }: SwapDialogProps & { session: SwapSession }) {
  const state = useStore(session.state)
  if (state.phase === 'review') return <ReviewPage {...{ state, swap, session, onClose }} />
  if (state.phase === 'arrived' || state.phase === 'proposed')
    return <ReceiptPage {...{ state, swap, onClose }} />
  return <EndPage {...{ state, session, onClose }} />
}
