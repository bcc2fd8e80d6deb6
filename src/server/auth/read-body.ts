import 'server-only'
import type { z } from 'zod'
import { LoveError } from '@/domain/errors'
import { readJson } from '../read-json'

/** Reads a body of a known shape. @throws {LoveError} `bad-request`, `too-large` */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request, { maxBytes }))
  if (parsed.success) return parsed.data
  // Only where it is wrong, never what was sent.
  const places = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  throw new LoveError('bad-request', new Error(places.join('; ')))
}
