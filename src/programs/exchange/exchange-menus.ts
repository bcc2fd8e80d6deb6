import { common } from '@/texts/common'
import { exchange } from '@/texts/exchange'

import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'

type ExchangeMenus = {
  readonly pairs: readonly string[]
  readonly pair: string
  readonly onReverse: () => void
  readonly onOptions: () => void
  /** Null where the community has no charts. */
  readonly onChart: (() => void) | null
  readonly onPair: (pair: string) => void
  readonly onClose: () => void
}

/** The menu bar of Swap Tokens. */
export function exchangeMenus(menus: ExchangeMenus): readonly BarMenu[] {
  const { onChart } = menus
  const act = (id: string, label: string, onSelect: () => void): MenuItem => ({
    kind: 'action',
    id,
    label,
    onSelect,
  })
  const pairs = menus.pairs.map(
    (name): MenuItem => ({
      ...{ kind: 'action', id: name, label: name, checked: name === menus.pair },
      onSelect: () => menus.onPair(name),
    }),
  )
  const items = [
    act('reverse', exchange.reverse, menus.onReverse),
    act('options', exchange.options, menus.onOptions),
    ...(onChart ? [act('chart', exchange.chart, onChart)] : []),
    { kind: 'separator', id: 'before-close' } as const,
    act('close', common.close, menus.onClose),
  ]
  return [
    { id: 'swap', label: exchange.swapMenu, items },
    { id: 'pair', label: exchange.pairMenu, items: pairs },
  ]
}
