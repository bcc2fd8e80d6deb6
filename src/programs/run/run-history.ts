import { readStored, writeStored } from '@/browser/storage'
import { runHistoryKey } from '@/domain/storage-keys'

const version = 1
/** The history's limit: as in Windows 98, one entry a letter. */
const longest = 26
const longestLine = 300

/** The lines run before, latest first. Invalid entries of the stored text are left out. */
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

/** Stores a line that was run; duplicates are stored once. */
export function rememberRunLine(line: string): void {
  if (!isLine(line)) return
  const lines = [line, ...readRunHistory().filter((other) => other !== line)].slice(0, longest)
  writeStored(runHistoryKey, JSON.stringify({ version, lines }))
}

function isLine(line: unknown): line is string {
  return typeof line === 'string' && line !== '' && line.length <= longestLine
}
