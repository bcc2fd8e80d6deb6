import { readStored, writeStored } from '@/browser/storage'
import { runHistoryKey } from '@/domain/storage-keys'

const version = 1
/** The longest history: 26 entries, as in Windows 98, which names the entries by letters. */
const longest = 26
const longestLine = 300

/** Returns the lines that were run before, latest first. Ignores invalid entries. */
export function readRunHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(runHistoryKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('lines' in stored) || !('version' in stored))
      return []
    const { lines } = stored
    if (stored.version !== version || !Array.isArray(lines)) return []
    return lines.filter(isLine).slice(0, longest)
  } catch {
    return []
  }
}

/** Stores a line that was run. Duplicates are stored once. */
export function rememberRunLine(line: string): void {
  if (!isLine(line)) return
  const lines = [line, ...readRunHistory().filter((other) => other !== line)].slice(0, longest)
  writeStored(runHistoryKey, JSON.stringify({ version, lines }))
}

function isLine(line: unknown): line is string {
  return typeof line === 'string' && line !== '' && line.length <= longestLine
}
