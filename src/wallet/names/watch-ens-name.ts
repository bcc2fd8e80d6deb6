import { QueryObserver } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { queryClientOf } from '@/wallet/query-client'
import type { Wallet } from '@/wallet/wallet'
import { nameQuery } from './name-queries'
import { restoreOnce } from './restore-once'

/**
 * Tells an account's primary name (ENS) as soon as it is known, and again when it is another. The names that this browser
 * keeps are restored before, so that they are not requested again.
 * @returns stops it
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
