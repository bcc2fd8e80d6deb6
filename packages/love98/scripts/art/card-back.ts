import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../lib/user-error.mjs'

const file = 'art/card-back.txt'
const mostRows = 24

/**
 * Reads a community's own tile of Solitaire's card back: rows of the letters of icons, all of one width. Lines that
 * start with `;` are comments.
 * @returns null without such a file
 * @throws {UserError} with the row
 */
export async function readCardBack(
  communityFolder: string,
  roles: readonly string[],
): Promise<readonly string[] | null> {
  const text = await readFile(join(communityFolder, file), 'utf8').catch(() => null)
  if (text === null) return null
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith(';'))
  const width = rows[0]?.length ?? 0
  if (rows.length === 0 || Math.max(rows.length, width) > mostRows)
    throw new UserError(`${file}: a tile has 1 to ${mostRows} rows and letters.`)
  rows.forEach((row, index) => {
    const unknown = [...row].find((letter) => !roles.includes(letter))
    if (unknown !== undefined || row.length !== width)
      throw new UserError(
        unknown === undefined
          ? `${file}: row ${index + 1} has ${row.length} letters instead of ${width}.`
          : `${file}: row ${index + 1} has the letter "${unknown}", which is no role.`,
      )
  })
  return rows
}
