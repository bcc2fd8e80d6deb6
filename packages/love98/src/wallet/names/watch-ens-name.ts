import { QueryObserver } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { queryClientOf } from '@/wallet/query-client'
import type { Wallet } from '@/wallet/wallet'
import { nameQuery } from './name-queries'
import { restoreOnce } from './restore-once'

/**
 * Calls `onName` with the primary name (ENS) of an account when it is available and when it changes. The names in this
 * browser's storage are restored first, so that they are not requested again.
 * @returns a function that stops it
 */
export function watchEnsName(
  wallet: Wallet,
  address: Address,
  onName: (name: string | null) => void,
): () => void {
  const queryClient = queryClientOf(wallet)
  let stop: (() => void) | null = () => {}
  restoreOnce(queryClient).then(() => {
    if (!stop) return
    const observer = new QueryObserver(queryClient, nameQuery(wallet, address))
    stop = observer.subscribe(({ data }) => onName(data ?? null))
    onName(observer.getCurrentResult().data ?? null)
  })
  return () => {
    stop?.()
    stop = null
  }
}
