import type { ChartColors } from './paint-chart'

/** The color of each role: a color of the skin, and the system color that replaces it in forced colors mode. */
export const chartRoles = {
  field: ['Window', 'Canvas'],
  axis: ['WindowText', 'CanvasText'],
  grid: ['GrayText', 'GrayText'],
  outline: ['WindowText', 'CanvasText'],
  up: ['Window', 'Canvas'],
  down: ['Hilight', 'Highlight'],
  line: ['Hilight', 'Highlight'],
  volume: ['GrayText', 'GrayText'],
  mark: ['Hilight', 'Highlight'],
  markText: ['HilightText', 'HighlightText'],
} as const satisfies Readonly<Record<keyof ChartColors, readonly [token: string, system: string]>>
