/**
 * @typedef {import('node:http').IncomingHttpHeaders} Headers
 * @typedef {{ etag: string, modified: number, length: number }} Representation `etag`: strong, in quotes; `modified`: ms,
 *   whole seconds; `length`: bytes
 * @typedef {{ status: 200 | 304 | 412 | 416 } | { status: 206, start: number, end: number }} Outcome `end` is inclusive
 */

/**
 * How a conditional or partial request for a file is answered, in the order of RFC 9110, 13.2.2.
 *
 * @param {Headers} headers
 * @param {Representation} representation what the client would get without conditions
 * @param {boolean} hasRanges whether parts of it are sent
 * @returns {Outcome}
 */
export function evaluateConditions(headers, representation, hasRanges) {
  const { etag, modified } = representation
  const match = headers['if-match']
  if (match !== undefined) {
    if (!listsTag(match, etag, false)) return { status: 412 }
  } else if (modified > readDate(headers['if-unmodified-since'], modified)) return { status: 412 }

  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) {
    if (listsTag(noneMatch, etag, true)) return { status: 304 }
  } else if (modified <= readDate(headers['if-modified-since'], -1)) return { status: 304 }

  const { range } = headers
  if (!hasRanges || range === undefined || !isRangeWanted(headers['if-range'], representation))
    return { status: 200 }
  return readRange(range, representation.length)
}

/**
 * @param {string} list of `If-Match` or `If-None-Match`
 * @param {string} etag
 * @param {boolean} isWeak whether `W/"a"` equals `"a"`
 */
function listsTag(list, etag, isWeak) {
  return list
    .slice(0, 2000)
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || (isWeak && tag === `W/${etag}`))
}

/**
 * @param {string | undefined} text
 * @param {number} otherwise for a date that is missing or invalid, which is ignored
 * @returns {number} ms
 */
function readDate(text, otherwise) {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? otherwise : time
}

/**
 * @param {string | string[] | undefined} condition `If-Range`: a part is useful only if the rest is of the same bytes
 * @param {Representation} representation
 */
function isRangeWanted(condition, { etag, modified }) {
  if (typeof condition !== 'string') return true
  return condition.startsWith('"') ? condition === etag : readDate(condition, -1) === modified
}

/**
 * One range of bytes; several at once, and other units, are answered with the whole, as RFC 9110, 14.2 allows.
 *
 * @param {string} text
 * @param {number} length
 * @returns {Outcome}
 */
function readRange(text, length) {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text)
  if (!found) return { status: 200 }
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return { status: 200 }
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { status: 200 }
  return start < length ? { status: 206, start, end } : { status: 416 }
}
