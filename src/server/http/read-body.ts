import 'server-only'
import { safeParse, type z } from 'zod'
import { LoveError } from '@/domain/errors'
import { readJson } from './read-json'

/** Reads a body of a known shape. @throws {LoveError} `bad-request`, `too-large` */
export async function readBody<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  return read(schema, await readJson(request, { maxBytes }))
}

/** Reads the query of an address, in which every name stands once. @throws {LoveError} `bad-request` */
export function readQuery<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  return read(schema, Object.fromEntries(new URL(request.url).searchParams))
}

function read<Schema extends z.core.$ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = safeParse(schema, given)
  if (parsed.success) return parsed.data
  // Only where it is wrong, never what was sent.
  const places = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  throw new LoveError('bad-request', new Error(places.join('; ')))
}
