import { useStore } from 'zustand'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'
import { programNames } from '@/texts/program-names'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { hiddenColumns, hideableColumns } from './hidden-columns'

/**
 * The menu bar of Swap Pairs. The View menu shows and hides columns.
 * @param isSeveral true if the pairs are on several chains
 */
export function PairMenus({ isSeveral }: { isSeveral: boolean }) {
  const hidden = useStore(hiddenColumns)
  const offered = hideableColumns.filter((column) => isSeveral || column !== 'chain')
  const items = offered.map((column) => ({
    ...({
      kind: 'action',
      id: column,
      label: pairsTexts[column],
      checked: !hidden.includes(column),
    } as const),
    onSelect: () =>
      hiddenColumns.choose(hideableColumns.filter((one) => hidden.includes(one) !== (one === column))),
  }))
  return <MenuBar label={programNames.pairs.title} menus={[{ id: 'view', label: common.view, items }]} />
}
