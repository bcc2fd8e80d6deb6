import type { Listed } from './use-safe-lists'
import { useSafeList } from './use-safe-lists'

/** Which transactions the history shows: all `[S7.10]`, or one of the lists of `[S7.5]`. */
export const historyViews = ['all', 'incoming', 'module', 'multisig'] as const
export type HistoryView = (typeof historyViews)[number]

/** @param timezone IANA name; the gateway groups the complete history by its days */
export function useSafeHistory({ state, ...place }: Listed, view: HistoryView, timezone: string) {
  const { safe } = place
  return useSafeList(
    place,
    state,
    ['history', view, state?.txHistoryTag, timezone],
    (queries, page, signal) => {
      if (view === 'incoming') return queries.incomingTransfers(safe, page, signal)
      if (view === 'module') return queries.moduleTransactions(safe, page, signal)
      if (view === 'multisig') return queries.multisigTransactions(safe, { executed: true, ...page }, signal)
      return queries.history(safe, { timezone, ...page }, signal)
    },
  )
}
