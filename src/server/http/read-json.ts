import { LoveError } from '@/domain/errors'
import { isDeeperThan } from './json-depth'
import { readBytes } from './read-bytes'
import { Refusal } from './refusal'

/** Of everything that is sent to us, typed data nests most: a type in a type, some ten levels. */
const deepestJson = 64

/**
 * Reads the JSON body of a request, at most `maxBytes` of it, whatever its headers promise.
 * @param type what the request has to say that it is; another one than JSON for browsers' own reports
 * @throws {Refusal} 415 when it says something else, 413 when it is longer
 * @throws {LoveError} `bad-request` when it is not JSON in UTF-8, is nested deeper than 64 levels, or ends before it is
 *   complete
 */
export async function readJson(
  request: Request,
  { maxBytes, type = 'application/json' }: { maxBytes: number; type?: string },
): Promise<unknown> {
  // A form or text/plain may be posted by any page without asking first; JSON may not (Fetch standard, CORS-safelisting).
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== type) throw new Refusal(415, 'bad-request', `The body must be ${type}`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  // The HTTP server cuts off a sender that goes on after the answer.
  const bytes = await readBytes(request.body, maxBytes, { isCanceled: false }).catch((error: unknown) => {
    // The client disconnected, or was cut off for being slow: no failure of the server.
    throw new LoveError('bad-request', error)
  })
  if (!bytes) throw tooLarge(maxBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isDeeperThan(text, deepestJson)) throw new RangeError('The body is nested too deeply')
    return JSON.parse(text)
  } catch (error) {
    throw new LoveError('bad-request', error)
  }
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, 'too-large', `The body may have ${maxBytes} bytes`)
}
