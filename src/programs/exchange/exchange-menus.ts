import type { exchangeTexts } from '@/texts/en/swap/exchange'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'

type ExchangeMenus = {
  readonly texts: typeof exchangeTexts
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
  const { texts, onChart } = menus
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
    act('reverse', texts.reverse, menus.onReverse),
    act('options', texts.options, menus.onOptions),
    ...(onChart ? [act('chart', texts.chart, onChart)] : []),
    { kind: 'separator', id: 'before-close' } as const,
    act('close', texts.close, menus.onClose),
  ]
  return [
    { id: 'swap', label: texts.swapMenu, items },
    { id: 'pair', label: texts.pairMenu, items: pairs },
  ]
}
