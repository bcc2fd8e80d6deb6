import { useCallback, useSyncExternalStore } from 'react'
import { useWallet } from '@/wallet/use-wallet'
import { type Balance, type BalanceRead, balanceReaderOf, unreadBalance } from './balance-reader'

/**
 * The connected account's balance on its chain; `null` while it is unknown. It is read every 4 s while the page is visible
 * `[S9.7]`.
 */
export function useBalance(): Balance | null {
  return useBalanceRead(true).balance
}

/**
 * The same, and whether it was read, or could not be, so that what may wait for it goes on.
 * @param isWanted `false` reads nothing, and waits for nothing
 */
export function useBalanceRead(isWanted: boolean): BalanceRead {
  const reader = balanceReaderOf(useWallet())
  const subscribe = useCallback(
    (listener: () => void) => (isWanted ? reader.subscribe(listener) : () => undefined),
    [reader, isWanted],
  )
  const read = () => (isWanted ? reader.getState() : unwanted)
  return useSyncExternalStore(subscribe, read, () => unreadBalance)
}

const unwanted: BalanceRead = { balance: null, isSettled: true }
