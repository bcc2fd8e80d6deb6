import { markTab } from '@/browser/storage'

const crashedKey = 'love98-crashed'
/** A crash this soon after a load may be caused by stored data, ms. */
const soon = 10_000

/**
 * Records a crash of the desktop.
 * @returns true if it came within 10 s of a load, like the one before. If the browser stores nothing for a tab, every
 *   crash within 10 s counts as repeated
 */
export function noteCrash(): boolean {
  const isSoon = performance.now() < soon
  const wasSoon = markTab(crashedKey, isSoon) ?? true
  return isSoon && wasSoon
}
