import { chartRanges } from '@/domain/charts/chart-range'
import type { chartTexts } from '@/texts/en/programs/charts'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import type { ChartChoice } from './chart-choice'

type ChartMenus = {
  readonly texts: typeof chartTexts
  readonly pairs: readonly string[]
  readonly pair: string | null
  readonly choice: ChartChoice
  /** Whether there are figures to copy and to save. */
  readonly hasFigures: boolean
  readonly onPair: (pair: string) => void
  readonly onChoose: (change: Partial<ChartChoice>) => void
  readonly onSave: () => void
  readonly onCopy: () => void
  readonly onRefresh: () => void
  readonly onAlerts: () => void
  readonly onClose: () => void
}

/** The menu bar of Charts. */
export function chartMenus(menus: ChartMenus): readonly BarMenu[] {
  const { texts, choice, onChoose, hasFigures } = menus
  const line = (id: string): MenuItem => ({ kind: 'separator', id })
  const act = (id: string, label: string, onSelect: () => void, disabled = false): MenuItem => ({
    ...{ kind: 'action', id, label, onSelect, disabled },
  })
  const choose = (id: string, label: string, checked: boolean, onSelect: () => void): MenuItem => ({
    ...{ kind: 'action', id, label, checked, onSelect },
  })
  const file = [
    act('save', texts.saveAsCsv, menus.onSave, !hasFigures),
    line('before-close'),
    act('close', texts.close, menus.onClose),
  ]
  const copy: MenuItem = {
    ...{ kind: 'action', id: 'copy', label: texts.copy, shortcut: 'Ctrl+C' },
    ...{ onSelect: menus.onCopy, disabled: !hasFigures },
  }
  const view = [
    choose('candles', texts.candles, choice.kind === 'candles', () => onChoose({ kind: 'candles' })),
    choose('line', texts.line, choice.kind === 'line', () => onChoose({ kind: 'line' })),
    line('before-view'),
    choose('chart', texts.chart, !choice.isTable, () => onChoose({ isTable: false })),
    choose('table', texts.table, choice.isTable, () => onChoose({ isTable: true })),
    line('before-range'),
    ...chartRanges.map((range) =>
      choose(range, texts.ranges[range], choice.range === range, () => onChoose({ range })),
    ),
    line('before-refresh'),
    act('refresh', texts.refresh, menus.onRefresh),
  ]
  const pairs = menus.pairs.map((name) => choose(name, name, name === menus.pair, () => menus.onPair(name)))
  return [
    { id: 'file', label: texts.file, items: file },
    { id: 'edit', label: texts.edit, items: [copy] },
    { id: 'view', label: texts.view, items: view },
    { id: 'pair', label: texts.pair, items: pairs },
    {
      ...{ id: 'alerts', label: texts.alerts },
      items: [act('price-alerts', texts.priceAlerts, menus.onAlerts, menus.pairs.length === 0)],
    },
  ]
}
