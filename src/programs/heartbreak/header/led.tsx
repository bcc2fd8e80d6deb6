import styles from './led.module.css'

/** The lit segments of a character, by the names in `segments`. */
const lit: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
  ' ': '',
}

/** The seven segments of a digit of 18 by 32 pixels, as SVG paths. */
const segments = [
  ['a', 'M2 1h14l-3 3h-8z'],
  ['b', 'M17 2v12l-3-2v-7z'],
  ['c', 'M17 18v12l-3-3v-7z'],
  ['d', 'M2 31l3-3h8l3 3z'],
  ['e', 'M1 18v12l3-3v-7z'],
  ['f', 'M1 2v12l3-2v-7z'],
  ['g', 'M2 16l3-2h8l3 2-3 2h-8z'],
] as const

/** The three characters of a counter, clamped to -99 to 999; blank for null. */
export function ledDigits(value: number | null): string {
  if (value === null) return '   '
  const shown = Math.max(-99, Math.min(999, Math.trunc(value)))
  return shown < 0 ? `-${String(-shown).padStart(2, '0')}` : String(shown).padStart(3, '0')
}

type LedProps = { value: number | null; label: string }

/** A seven-segment counter. Not a live region: it changes too often to be announced. */
export function Led({ value, label }: LedProps) {
  return (
    <div className={styles.led} role="img" aria-live="off" aria-label={label}>
      {[...ledDigits(value)].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits are never reordered
        <svg key={place} width="18" height="32" viewBox="0 0 18 32" aria-hidden="true">
          {segments.map(([name, path]) => (
            <path key={name} d={path} className={lit[sign]?.includes(name) ? styles.on : styles.off} />
          ))}
        </svg>
      ))}
    </div>
  )
}
