import type { Candle } from '@/domain/market/candle'

/**
 * The names of the columns, in their order: time, open, high, low, close, volume of the base asset and of the
 * token.
 */
export type CandleColumns = readonly [string, string, string, string, string, string, string]

type Decimals = { readonly base: number; readonly token: number }

/**
 * Candles as comma-separated values (RFC 4180), oldest first: times in UTC (ISO 8601), prices with all their digits,
 * volumes in whole units.
 */
export function candlesAsCsv(candles: readonly Candle[], columns: CandleColumns, decimals: Decimals): string {
  return lines(candles, columns, decimals, ',', '\r\n')
}

/** The same separated by tabs, the format in which spreadsheets accept text from the clipboard. */
export function candlesAsTabs(
  candles: readonly Candle[],
  columns: CandleColumns,
  decimals: Decimals,
): string {
  return lines(candles, columns, decimals, '\t', '\n')
}

function lines(
  candles: readonly Candle[],
  columns: CandleColumns,
  decimals: Decimals,
  separator: string,
  end: string,
): string {
  const rows = candles.map(({ time, open, high, low, close, volume }) => [
    new Date(time * 1_000).toISOString(),
    open,
    high,
    low,
    close,
    wholeUnits(volume.base, decimals.base),
    wholeUnits(volume.token, decimals.token),
  ])
  return [columns, ...rows]
    .map((row) => row.map((cell) => quoted(cell, separator)).join(separator) + end)
    .join('')
}

/**
 * Quotes a field that contains a separator, and puts an apostrophe before a text that a spreadsheet takes for a
 * formula.
 */
function quoted(text: string, separator: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return plain.includes(separator) || /["\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Smallest units as a decimal number with all its digits: 1500000 with 6 decimals is `1.5`. */
export function wholeUnits(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}
