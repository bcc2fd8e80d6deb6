import type { publishedKits } from './published-kits.ts'

export type Row = 'love98' | 'limit-next' | 'limit-98css' | 'limit-random'

type Column = Row | keyof typeof publishedKits

/** `target`: the intended value in words; empty if there is no target. */
export type Figure = {
  part: string
  figure: string
  unit: string
  target: string
  values: Partial<Record<Column, number>>
}

const rows: readonly Column[] = [
  'love98',
  'limit-next',
  'limit-98css',
  'limit-random',
  'RainbowKit 2.2.11',
  'ConnectKit 1.9.2',
  'AppKit 1.8.24',
]

export function formatFigures(figures: readonly Figure[]): string {
  const parts = [...new Set(figures.map(({ part }) => part))]
  return parts
    .map((part) => {
      const own = figures.filter((figure) => figure.part === part)
      const columns = rows.filter((row) => own.some(({ values }) => values[row] !== undefined))
      const limits = columns.filter((row) => row !== 'love98')
      const head = ['', ...columns, ...limits.map((row) => `× ${row.replace('limit-', '')}`), 'target']
      const lines = own.map((figure) => [
        figure.unit ? `${figure.figure}, ${figure.unit}` : figure.figure,
        ...columns.map((row) => plain(figure.values[row])),
        ...limits.map((row) => ratio(figure.values.love98, figure.values[row])),
        figure.target,
      ])
      return `${part}\n${align([head, ...lines])}`
    })
    .join('\n\n')
}

function plain(value: number | undefined) {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (Number.isInteger(value)) return String(value)
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.01 ? 2 : 4)
}

function ratio(value: number | undefined, limit: number | undefined) {
  return value === undefined || !limit ? '-' : (value / limit).toFixed(2)
}

function align(lines: readonly (readonly string[])[]) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 || column === line.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return text.map((line) => `  ${line}`).join('\n')
}
