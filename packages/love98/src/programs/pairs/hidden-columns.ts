import { createPreference } from '@/desktop/preferences/create-preference'
import { type PairColumn, pairColumns } from '@/domain/market/pair-row'
import { hiddenColumnsKey } from '@/domain/storage-keys'

/** The market value is hidden at first, so that the list fits its window without a scroll bar. */
const hiddenAtFirst: readonly PairColumn[] = ['value']

const noneHidden = 'none'

/** The columns of Swap Pairs that are hidden. */
export const hiddenColumns = createPreference<readonly PairColumn[]>({
  key: hiddenColumnsKey,
  initial: hiddenAtFirst,
  parse: (text) =>
    text === null ? hiddenAtFirst : hideableColumns.filter((column) => text.split(' ').includes(column)),
  serialize(hidden) {
    const text = hidden.join(' ') || noneHidden
    return text === hiddenAtFirst.join(' ') ? null : text
  },
})

/** The name of the pair stays, because it opens the chart. */
export const hideableColumns: readonly PairColumn[] = pairColumns.filter((column) => column !== 'pair')
