import { formatNumber } from '@/domain/format-number'

const steps = [
  { from: 1_000_000_000_000n, letter: 't' },
  { from: 1_000_000_000n, letter: 'b' },
  { from: 1_000_000n, letter: 'm' },
  { from: 1_000n, letter: 'k' },
] as const

/** Amounts from here on are abbreviated; smaller ones show all whole digits. */
const abbreviateFrom = 10_000n

/**
 * Formats an amount in en-US `[S9.3]`, truncated, with k, m, b or t from ten thousand on. Three decimals below 1, two
 * below 100, one above; less than a thousandth is `<0.001`.
 * @param value in the smallest unit (wei for ETH)
 * @param decimals of that unit
 */
export function formatBalance(value: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals)
  const whole = value / unit
  const step = whole < abbreviateFrom ? undefined : steps.find(({ from }) => whole >= from)
  if (step) return `${cut(value, unit * step.from, 1)}${step.letter}`
  if (whole === 0n && value > 0n && value * 1_000n < unit) return '<0.001'
  return cut(value, unit, whole === 0n ? 3 : whole < 100n ? 2 : 1)
}

/** `value / unit` with at most `places` decimals, the rest cut off and trailing zeros left out. */
function cut(value: bigint, unit: bigint, places: number): string {
  const scale = 10n ** BigInt(places)
  const scaled = (value * scale) / unit
  const fraction = (scaled % scale).toString().padStart(places, '0').replace(/0+$/, '')
  const whole = formatNumber(scaled / scale)
  return fraction ? `${whole}.${fraction}` : whole
}
