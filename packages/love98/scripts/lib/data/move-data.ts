import type { Command } from '../install/run-installed.mjs'
import { readMoveOptions } from './move-options.ts'
import { moveTables } from './move-tables.ts'
import { openSide } from './open-side.ts'

/**
 * `npm run move-data`: copies every row of one database into an empty one, all or nothing.
 * @throws {UserError} if an option is wrong or a database cannot be opened
 */
export async function moveData({ signal, progress }: Command): Promise<void> {
  const { from, to } = readMoveOptions(process.argv.slice(2))
  const source = await openSide(from, { mustExist: true })
  try {
    const target = await openSide(to)
    try {
      const rows = await moveTables({ source, target, signal, say: (line) => progress.say(line) })
      progress.say(
        `Moved ${rows} rows from ${from.name} to ${to.name}. What was moved is still in ${from.name}.`,
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
