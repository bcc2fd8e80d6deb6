import { useCallback, useSyncExternalStore } from 'react'
import { useWallet } from '@/wallet/use-wallet'
import { type Balance, type BalanceRead, balanceReaderOf, unreadBalance } from './balance-reader'

/**
 * The connected account's balance on its chain; `null` while it is unknown. It is read every 4 s while the
 * page is visible `[S9.7]`.
 */
export function useBalance(): Balance | null {
  return useBalanceRead(true).balance
}

/**
 * Returns the balance and `isSettled`, so that code that waits for the balance continues after a failure.
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
