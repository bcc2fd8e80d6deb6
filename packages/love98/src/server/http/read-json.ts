import { AppError } from '@/domain/errors'
import { readBytes } from './read-bytes'
import { Refusal } from './refusal'

/** The deepest JSON that clients send is typed data, with about ten levels of nested types. */
const deepestJson = 64

/**
 * Reads the JSON body of a request, at most `maxBytes` of it, independent of its headers.
 * @param type the required content type; browsers' own reports have another type than JSON
 * @throws {Refusal} 415 for another content type, 413 for a longer body
 * @throws {AppError} `bad-request` if the body is not JSON in UTF-8, is nested deeper than 64 levels, or is incomplete
 */
export async function readJson(
  request: Request,
  { maxBytes, type = 'application/json' }: { maxBytes: number; type?: string },
): Promise<unknown> {
  // Any page can post a form or text/plain to this server without a preflight request, but not JSON (Fetch standard,
  // CORS-safelisting).
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== type) throw new Refusal(415, 'bad-request', `The body must be ${type}`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  // The HTTP server closes the connection of a client that is still sending after the response.
  const bytes = await readBytes(request.body, maxBytes, { isCanceled: false }).catch((error: unknown) => {
    // The client disconnected, or was disconnected because it was too slow. This is not a failure of the server.
    throw new AppError('bad-request', error)
  })
  if (!bytes) throw tooLarge(maxBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (exceedsDepth(text, deepestJson)) throw new RangeError('The body is nested too deeply')
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('bad-request', error)
  }
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal(413, 'too-large', `The body may have ${maxBytes} bytes`)
}

/**
 * Returns true if a JSON text nests arrays and objects deeper than `most` levels. Recursive code overflows the stack at
 * about ten thousand levels. The text need not be valid.
 */
export function exceedsDepth(text: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) inString = !inString
    else if (inString) at += code === backslash ? 1 : 0
    else if (code === bracket || code === brace) {
      depth += 1
      if (depth > most) return true
    } else if (code === bracket + 2 || code === brace + 2) depth -= 1
  }
  return false
}

/** The closing bracket is two code points after the opening one. */
const quote = 0x22
const backslash = 0x5c
const bracket = 0x5b
const brace = 0x7b
