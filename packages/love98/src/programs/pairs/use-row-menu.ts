import type { MouseEvent } from 'react'
import type { SwapPair } from '@/domain/community/community'
import type { MarketChain } from '@/domain/market/market-chain'
import { changeText, type PairRow } from '@/domain/market/pair-row'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { swapLink } from '@/domain/swap/swap-link'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'
import { programNames } from '@/texts/program-names'
import { copyText } from '@/ui/copy-button/copy-text'
import type { MenuItem } from '@/ui/menu/menu-items'
import { openMenu } from '@/ui/menu/open-menu'
import { useContextMenu } from '@/ui/menu/use-context-menu'

/** The pair of a row, and the ways to chart and swap it. */
export type RowActions = {
  readonly pair: SwapPair
  readonly row: PairRow
  readonly place: MarketChain
  readonly canSwap: boolean
  readonly site: string | null
  readonly tokens: Parameters<typeof swapLink>[2]
  readonly onChart: ((pair: string) => void) | null
  readonly onSwap: (pair: string) => void
}

/**
 * The menu of a row: Swap, Chart and Copy. A tap of a finger opens it as well as a long press, the secondary button and
 * the keys, because a phone shows few columns.
 * @param find returns the row of a pair; null for none
 * @returns handlers for the element around the rows, each of which has `data-pair`
 */
export function useRowMenu(find: (pair: string) => RowActions | null) {
  const handlers = useContextMenu(({ target, at, focus, event }) => {
    const actions = actionsAt(target)
    if (!actions) return false
    openMenu({ label: actions.pair.name, items: rowItems(actions), at, focus, event })
    return true
  })
  const actionsAt = (target: Element) => {
    const row = target.closest<HTMLElement>('[data-pair]')
    return row?.dataset.pair ? find(row.dataset.pair) : null
  }
  return {
    ...handlers,
    onClick({ target, clientX, clientY, nativeEvent }: MouseEvent<HTMLElement>) {
      const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
      if (!isTap || nativeEvent.detail === 0 || !(target instanceof Element) || target.closest('a')) return
      const actions = actionsAt(target)
      if (!actions) return
      const at = { x: clientX, y: clientY }
      openMenu({ label: actions.pair.name, items: rowItems(actions), at, focus: 'menu' })
    },
  }
}

function rowItems({
  pair,
  row,
  place,
  canSwap,
  site,
  tokens,
  onChart,
  onSwap,
}: RowActions): readonly MenuItem[] {
  const { name } = pair
  const elsewhere = site === null ? null : swapLink(site, pair, tokens, place)
  const swap = { id: 'swap', label: pairsTexts.swap }
  const chart = { id: 'chart', label: programNames.charts.title, isDefault: true }
  return [
    elsewhere === null || canSwap
      ? { ...swap, kind: 'action', disabled: !canSwap, onSelect: () => onSwap(name) }
      : { ...swap, kind: 'link', href: elsewhere },
    ...(onChart ? [{ ...chart, kind: 'action', onSelect: () => onChart(name) } as const] : []),
    { kind: 'separator', id: 'copy-line' },
    { kind: 'action', id: 'copy', label: common.copy, onSelect: () => void copyText(textOf(row)) },
  ]
}

/** The name, the price and the change of a row, with tabs between them, as a spreadsheet takes them. */
function textOf({ name, price, change }: RowActions['row']): string {
  const [, token] = pairSymbols(name)
  const parts = [name, price && `${priceText(price)} ${token}`, change === null ? null : changeText(change)]
  return parts.filter((part) => part !== null).join('\t')
}
