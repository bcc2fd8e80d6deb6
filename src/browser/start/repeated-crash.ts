import { markTab } from '@/browser/storage'

/** The mark of a tab whose desktop crashed soon after it was loaded. */
const crashedKey = 'love98-crashed'
/** A crash within this time of a load may come from what is stored, ms. */
const soon = 10_000

/**
 * Notes a crash of the desktop. @returns whether it came within 10 s of a load, as the one before did. Where the browser keeps
 * nothing for a tab, every crash within 10 s counts as repeated.
 */
export function noteCrash(): boolean {
  const isSoon = performance.now() < soon
  const wasSoon = markTab(crashedKey, isSoon) ?? true
  return isSoon && wasSoon
}
