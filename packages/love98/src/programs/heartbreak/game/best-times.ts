import { createStoredValue } from '@/desktop/preferences/create-preference'
import { bestTimesKey } from '@/domain/heartbreak/storage-keys'
import { parseRecord } from './options'

export type BestTimes = {
  /** The name that the player entered last, which the next box proposes; empty at first. */
  readonly lastName: string
  /** Names by level id. Their times are in the statistics. */
  readonly names: Readonly<Record<string, string>>
}

/** The longest name, in UTF-16 units. */
export const maxNameLength = 30

const version = 1
const none: BestTimes = { lastName: '', names: {} }

const stored = createStoredValue({
  key: bestTimesKey,
  parse: parseBestTimes,
  serialize: (times: BestTimes) => (times === none ? null : JSON.stringify({ version, ...times })),
})

export const readBestTimes = stored.read

/** Keeps the name of the player with the best time of a level in this browser. */
export function keepBestName(levelId: string, name: string): void {
  const kept = name.trim().slice(0, maxNameLength)
  stored.write({ lastName: kept, names: { ...readBestTimes().names, [levelId]: kept } })
}

/** Deletes all names. */
export function forgetBestNames(): void {
  stored.write(none)
}

/** Deletes the name of a level whose time was replaced by a better one. */
export function forgetBestName(levelId: string): void {
  const { lastName, names } = readBestTimes()
  if (levelId in names)
    stored.write({
      lastName,
      names: Object.fromEntries(Object.entries(names).filter(([id]) => id !== levelId)),
    })
}

/** Parses stored names. A name that is not a text, or is too long, is dropped. */
export function parseBestTimes(text: string | null): BestTimes {
  const record = parseRecord(text)
  if (record?.version !== version) return none
  const names = Object.entries(Object(record.names) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => /^[a-z-]{1,20}$/.test(entry[0]) && isName(entry[1]),
  )
  return { lastName: isName(record.lastName) ? record.lastName : '', names: Object.fromEntries(names) }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxNameLength
}
