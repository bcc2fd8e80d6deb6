import { saveText } from '@/browser/save-text'
import { AppError } from '@/domain/errors'
import { isRecord } from '@/domain/is-record'

const path = '/api/guestbook/export'
const fileName = 'guestbook.jsonl'

/** Time limit for one part of the export, ms. */
const timeout = 20_000

/**
 * Reads the whole guestbook with its signatures in parts, and saves it as one file of JSON lines.
 * @param read requests a part by its address
 * @throws {AppError} `server-unavailable`; nothing is saved then
 */
export async function saveGuestbook(read = ask): Promise<void> {
  const lines: string[] = []
  for (let before: number | null | undefined; before !== null; ) {
    const part = await readPart(read, before)
    lines.push(...part.lines)
    // Each part has older entries than the one before. Stops if it does not, which would be an endless loop.
    if (part.next !== null && before !== undefined && part.next >= before)
      throw new AppError('server-unavailable', new Error('the export does not go on'))
    before = part.next
  }
  saveText(fileName, 'application/x-ndjson', lines.map((line) => `${line}\n`).join(''))
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(timeout) })

async function readPart(
  read: typeof ask,
  before: number | undefined,
): Promise<{ lines: string[]; next: number | null }> {
  try {
    const response = await read(before === undefined ? path : `${path}?before=${before}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const lines = (await response.text()).trim().split('\n')
    return { next: nextOf(lines.pop() ?? ''), lines }
  } catch (cause) {
    throw new AppError('server-unavailable', cause)
  }
}

/** @throws {TypeError} if the last line does not end a part, which means that the answer was truncated */
function nextOf(line: string): number | null {
  const end: unknown = JSON.parse(line)
  const next = isRecord(end) ? end.next : undefined
  if (next === null || (typeof next === 'number' && Number.isSafeInteger(next))) return next
  throw new TypeError('the export ends without its last line')
}
