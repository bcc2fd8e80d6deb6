import { chartRanges } from '@/domain/charts/chart-range'
import { charts } from '@/texts/charts'
import { common } from '@/texts/common'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { copyPictureRows } from '../copy-picture-row'
import { type ChartChoice, withRange } from './chart-choice'

type ChartMenusProps = {
  readonly pairs: readonly string[]
  readonly pair: string | null
  readonly choice: ChartChoice
  readonly hasFigures: boolean
  readonly onPair: (pair: string) => void
  readonly onChoose: (change: Partial<ChartChoice>) => void
  readonly onSave: () => void
  readonly onCopy: () => void
  readonly onRefresh: () => void
  readonly onAlerts: () => void
  readonly onClose: () => void
}

/** The menu bar of Charts, which is loaded after the chart. */
export function ChartMenus(menus: ChartMenusProps) {
  return <MenuBar label={charts.menuBar} menus={chartMenus(menus)} />
}

export function chartMenus(menus: ChartMenusProps): readonly BarMenu[] {
  const { choice, onChoose, hasFigures } = menus
  const line = (id: string): MenuItem => ({ kind: 'separator', id })
  const act = (id: string, label: string, onSelect: () => void, disabled = false): MenuItem => ({
    ...{ kind: 'action', id, label, onSelect, disabled },
  })
  const choose = (id: string, label: string, checked: boolean, onSelect: () => void): MenuItem => ({
    ...{ kind: 'action', id, label, checked, onSelect },
  })
  const file = [
    act('save', charts.saveAsCsv, menus.onSave, !hasFigures),
    line('before-close'),
    act('close', common.close, menus.onClose),
  ]
  const copy: MenuItem = {
    ...{ kind: 'action', id: 'copy', label: common.copy, shortcut: 'Ctrl+C' },
    ...{ onSelect: menus.onCopy, disabled: !hasFigures },
  }
  const view = [
    choose('candles', charts.candles, choice.kind === 'candles', () => onChoose({ kind: 'candles' })),
    choose('line', charts.line, choice.kind === 'line', () => onChoose({ kind: 'line' })),
    line('before-view'),
    choose('chart', charts.chart, choice.view === 'chart', () => onChoose({ view: 'chart' })),
    choose('table', charts.table, choice.view === 'table', () => onChoose({ view: 'table' })),
    choose('trades', charts.trades, choice.view === 'trades', () => onChoose({ view: 'trades' })),
    line('before-range'),
    ...chartRanges.map((range) =>
      choose(range, charts.ranges[range], choice.range === range, () => onChoose(withRange(choice, range))),
    ),
    line('before-refresh'),
    act('refresh', charts.refresh, menus.onRefresh),
  ]
  const pairs = menus.pairs.map((name) => choose(name, name, name === menus.pair, () => menus.onPair(name)))
  return [
    { id: 'file', label: common.file, items: file },
    { id: 'edit', label: charts.edit, items: [copy, ...copyPictureRows()] },
    { id: 'view', label: common.view, items: view },
    { id: 'pair', label: charts.pair, items: pairs },
    {
      ...{ id: 'alerts', label: charts.alerts },
      items: [act('price-alerts', charts.priceAlerts, menus.onAlerts, menus.pairs.length === 0)],
    },
  ]
}
