import { describe, expect, test } from 'vitest'
import { evaluateConditions } from '@/server/http/conditions'

const etag = '"abc-br"'
const modified = Date.UTC(2026, 10, 22, 10, 0, 0)
const file = { etag, modified, length: 1000 }
const now = new Date(modified).toUTCString()
const earlier = new Date(modified - 1000).toUTCString()
const later = new Date(modified + 1000).toUTCString()
const outcome = (headers: Record<string, string>) => evaluateConditions(headers, file, true)

describe('a conditional request (RFC 9110, 13.2.2)', () => {
  test.each([
    [{}, 200],
    [{ 'if-none-match': etag }, 304],
    [{ 'if-none-match': `W/${etag}` }, 304],
    [{ 'if-none-match': `"x", ${etag}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-none-match': 'abc-br' }, 200],
    // If-None-Match has priority if both are sent.
    [{ 'if-none-match': '"x"', 'if-modified-since': now }, 200],
    [{ 'if-modified-since': now }, 304],
    [{ 'if-modified-since': later }, 304],
    [{ 'if-modified-since': earlier }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    // The obsolete forms (RFC 9110, 5.6.7).
    [{ 'if-modified-since': 'Sunday, 22-Nov-26 10:00:00 GMT' }, 304],
    [{ 'if-modified-since': 'Sun Nov 22 10:00:00 2026' }, 304],
    [{ 'if-modified-since': 'Sun Nov 22 09:59:59 2026' }, 200],
    // Not HTTP dates, although a lenient parser reads them.
    [{ 'if-modified-since': '99999' }, 200],
    [{ 'if-modified-since': '2100-01-01' }, 200],
    [{ 'if-unmodified-since': 'foo-1' }, 200],
    [{ 'if-unmodified-since': '1999' }, 200],
    [{ 'if-match': etag }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"x"' }, 412],
    // A weak validator never matches strongly.
    [{ 'if-match': `W/${etag}` }, 412],
    [{ 'if-match': '"x"', 'if-none-match': etag }, 412],
    [{ 'if-unmodified-since': earlier }, 412],
    [{ 'if-unmodified-since': now }, 200],
    [{ 'if-unmodified-since': 'nonsense' }, 200],
    [{ 'if-match': etag, 'if-unmodified-since': earlier }, 200],
  ])('a request with %j gets %i', (headers, status) => {
    expect(outcome(headers).status).toBe(status)
  })
})

describe('a request for a part (RFC 9110, 14)', () => {
  test.each([
    ['bytes=0-9', { status: 206, start: 0, end: 9 }],
    ['bytes=990-', { status: 206, start: 990, end: 999 }],
    ['bytes=990-5000', { status: 206, start: 990, end: 999 }],
    ['bytes=-10', { status: 206, start: 990, end: 999 }],
    ['bytes=-5000', { status: 206, start: 0, end: 999 }],
    ['bytes=1000-', { status: 416 }],
    ['bytes=5000-6000', { status: 416 }],
    ['bytes=-0', { status: 416 }],
    // Invalid ranges, several ranges and other units return the whole file.
    ['bytes=9-0', { status: 200 }],
    ['bytes=-', { status: 200 }],
    ['bytes=0-1,5-6', { status: 200 }],
    ['lines=0-1', { status: 200 }],
    ['bytes=0x10-', { status: 200 }],
    [`bytes=${'9'.repeat(400)}-`, { status: 200 }],
  ])('the range %s is answered with %j', (range, expected) => {
    expect(outcome({ range })).toEqual(expected)
  })

  test.each([
    [etag, 206],
    ['"x"', 200],
    [`W/${etag}`, 200],
    [now, 206],
    [earlier, 200],
  ])('a range request with If-Range %s gets %i', (condition, status) => {
    expect(outcome({ range: 'bytes=0-9', 'if-range': condition }).status).toBe(status)
  })

  test('a range request for a file without a date ignores dates', () => {
    const undated = { ...file, modified: null }
    for (const name of ['if-modified-since', 'if-unmodified-since'])
      for (const date of [earlier, now, later])
        expect(evaluateConditions({ [name]: date }, undated, true)).toEqual({ status: 200 })
    expect(evaluateConditions({ range: 'bytes=0-9', 'if-range': now }, undated, true)).toEqual({
      status: 200,
    })
  })

  test('a range request for a file without ranges gets the whole file', () => {
    expect(evaluateConditions({ range: 'bytes=0-9' }, file, false)).toEqual({ status: 200 })
  })
})
