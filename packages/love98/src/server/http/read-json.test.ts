import { expect, test } from 'vitest'
import { exceedsDepth, readJson } from './read-json'

const address = 'http://localhost:3000/api/things'
const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers: { 'content-type': type, ...headers } })
const read = (request: Request) => readJson(request, { maxBytes: 20 })

test('a JSON body is read', async () => {
  expect(await read(post('{"a":[1,"é"]}', 'Application/JSON; charset=utf-8'))).toEqual({ a: [1, 'é'] })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
  'application/jsonp',
])('a body of type %j is refused with 415', async (type) => {
  await expect(read(post('{}', type))).rejects.toMatchObject({ status: 415, code: 'bad-request' })
})

test('a body of exactly the limit is read, one byte more is refused with 413', async () => {
  expect(await read(post(`"${'x'.repeat(18)}"`))).toHaveLength(18)
  await expect(read(post(`"${'x'.repeat(19)}"`))).rejects.toMatchObject({ status: 413, code: 'too-large' })
  await expect(read(post(`"${'é'.repeat(10)}"`))).rejects.toMatchObject({ status: 413 })
})

test('a body longer than its Content-Length is refused at the limit', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(7)),
    cancel: () => new Promise(() => undefined),
  })
  // The types of undici and Node have `duplex`, those of the DOM do not.
  const init = {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  }
  await expect(read(new Request(address, init))).rejects.toMatchObject({ status: 413 })
})

test('a body with a Content-Length over the limit is refused unread', async () => {
  const request = post('{}', 'application/json', { 'content-length': '21' })
  await expect(read(request)).rejects.toMatchObject({ status: 413 })
  expect(request.bodyUsed).toBe(false)
})

test.each([
  ['nothing', ''],
  ['half of it', '{"a":'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
])('a body of %s is a bad request', async (_, body) => {
  await expect(read(post(body))).rejects.toMatchObject({ code: 'bad-request' })
})

test('an aborted body is a bad request', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    headers,
    body,
    ...{ duplex: 'half' },
  })
  await expect(readJson(request, { maxBytes: 100 })).rejects.toHaveProperty('code', 'bad-request')
})

test('a body that is nested 60,000 levels deep is a bad request', async () => {
  const deep = (levels: number) =>
    readJson(post('['.repeat(levels) + ']'.repeat(levels)), { maxBytes: 262_144 })
  await expect(deep(60_000)).rejects.toMatchObject({ code: 'bad-request' })
  await expect(deep(65)).rejects.toMatchObject({ code: 'bad-request' })
  expect(JSON.stringify(await deep(64))).toHaveLength(128)
})

test.each([
  ['[[[]]]', 3],
  ['{"a":[1,{"b":2}],"c":[]}', 3],
  ['"[[[[[["', 0],
  [String.raw`"\\"`, 0],
  [String.raw`["\"[[[", [], "\\", []]`, 2],
  ['[[[', 3],
  ['"[[[', 0],
])('the text %s has %i levels of nesting', (text, levels) => {
  expect(exceedsDepth(text, levels)).toBe(false)
  if (levels > 0) expect(exceedsDepth(text, levels - 1)).toBe(true)
})
