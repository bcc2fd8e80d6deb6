import { createPreference } from '@/desktop/preferences/create-preference'
import { type PairColumn, pairColumns } from '@/domain/market/pair-row'
import { hiddenColumnsKey } from '@/domain/storage-keys'

/** The columns of Swap Pairs that the visitor has hidden. */
export const hiddenColumns = createPreference<readonly PairColumn[]>({
  key: hiddenColumnsKey,
  initial: [],
  parse: (text) => hideableColumns.filter((column) => text?.split(' ').includes(column)),
  serialize: (hidden) => (hidden.length === 0 ? null : hidden.join(' ')),
})

/** The name of the pair stays, because it opens the chart. */
export const hideableColumns: readonly PairColumn[] = pairColumns.filter((column) => column !== 'pair')
