import { languageFacts } from '@/texts/language-facts'

const units = [
  { unit: 'second', seconds: 1, below: 120 },
  { unit: 'minute', seconds: 60, below: 7_200 },
  { unit: 'hour', seconds: 3_600, below: 172_800 },
  { unit: 'day', seconds: 86_400, below: Number.POSITIVE_INFINITY },
] as const

/**
 * Formats an age in the language of the page, truncated to whole seconds, minutes, hours or days: "40 seconds ago".
 * The digits equal the digits of amounts (S9.3). @param age ms
 */
export function relativeTimeText(age: number): string {
  const passed = Math.max(0, age / 1_000)
  const { unit, seconds } = units.find(({ below }) => passed < below) ?? units[0]
  const format = new Intl.RelativeTimeFormat(`${languageFacts.tag}-u-nu-latn`)
  return format.format(-Math.floor(passed / seconds), unit)
}
