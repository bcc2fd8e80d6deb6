import type { IncomingHttpHeaders as Headers } from 'node:http'
/**
 * `etag`: strong, in quotation marks. `modified`: ms, in whole seconds, or null if the response has no date. `length`:
 * bytes.
 */
export type Representation = { etag: string; modified: number | null; length: number }

/** `end` is inclusive. */
export type Outcome = { status: 200 | 304 | 412 | 416 } | { status: 206; start: number; end: number }

/**
 * Evaluates a conditional or partial request for a file, in the order of RFC 9110, 13.2.2.
 * @param representation the response without conditions
 * @param hasRanges whether the file supports partial responses
 */
export function evaluateConditions(
  headers: Headers,
  representation: Representation,
  hasRanges: boolean,
): Outcome {
  const { etag, modified } = representation
  const match = headers['if-match']
  if (match !== undefined) {
    if (!listsTag(match, etag, false)) return { status: 412 }
  } else if (modified !== null && modified > (readDate(headers['if-unmodified-since']) ?? modified))
    return { status: 412 }

  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) {
    if (listsTag(noneMatch, etag, true)) return { status: 304 }
  } else if (modified !== null && modified <= (readDate(headers['if-modified-since']) ?? -1))
    return { status: 304 }

  const { range } = headers
  if (!hasRanges || range === undefined || !isRangeWanted(headers['if-range'], representation))
    return { status: 200 }
  return readRange(range, representation.length)
}

/**
 * @param list of `If-Match` or `If-None-Match`
 * @param isWeak whether `W/"a"` equals `"a"`
 */
function listsTag(list: string, etag: string, isWeak: boolean) {
  return list
    .slice(0, 2000)
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || (isWeak && tag === `W/${etag}`))
}

/**
 * The three forms of a date (RFC 9110, 5.6.7). JavaScript's parser accepts many other forms, and reads the last form as
 * local time.
 */
const httpDate =
  /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$|^\w{6,9}, \d\d-\w{3}-\d\d [\d:]{8} GMT$|^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/

/** @returns ms; undefined for a missing or invalid date, which is ignored */
function readDate(text = ''): number | undefined {
  if (!httpDate.test(text)) return undefined
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Number.isNaN(time) ? undefined : time
}

/** @param condition `If-Range`: a part is useful only if the rest of the file has not changed */
function isRangeWanted(condition: string | string[] | undefined, { etag, modified }: Representation) {
  if (typeof condition !== 'string') return true
  return condition.startsWith('"') ? condition === etag : readDate(condition) === modified
}

/**
 * Reads one range of bytes. For several ranges and other units the response is the complete file, as RFC 9110, 14.2
 * allows.
 */
function readRange(text: string, length: number): Outcome {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text)
  if (!found) return { status: 200 }
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return { status: 200 }
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { status: 200 }
  return start < length ? { status: 206, start, end } : { status: 416 }
}
