import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../user-error.mjs'

const usage = `Moves what the product has stored from one database to an empty one. Stop the servers of both first.

  npm run move-data -- --from .love98/data --to postgres://user:password@localhost:5432/love98
  npm run move-data -- --from postgres://user:password@localhost:5432/love98 --to .love98/data

A place is the folder of an embedded database (LOVE98_DATA) or the address of a PostgreSQL server (DATABASE_URL).`

/** A database. `name` can be printed: it is an address without its password. */
export type DatabaseLocation = ({ url: string } | { directory: string }) & { name: string }

/**
 * Reads the arguments of `npm run move-data`.
 * @throws {UserError} with the usage if a place is missing, or if both are the same
 */
export function readMoveOptions(args: string[]): { from: DatabaseLocation; to: DatabaseLocation } {
  const { from, to } = parse(args)
  if (!from || !to) throw new UserError(usage)
  const places = { from: placeOf(from), to: placeOf(to) }
  if (JSON.stringify(places.from) === JSON.stringify(places.to))
    throw new UserError(`Both places are ${places.from.name}.\n\n${usage}`)
  return places
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function placeOf(text: string): DatabaseLocation {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return { directory: resolve(text), name: text }
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new UserError(`${text.split('@').at(-1)} is not the address of a PostgreSQL server.\n\n${usage}`)
  const name = `${url.host}${url.pathname}`
  return { url: text, name }
}
