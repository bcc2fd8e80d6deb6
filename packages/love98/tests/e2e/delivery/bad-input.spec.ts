import { expect } from '@playwright/test'
import { ask } from '../../http-server/raw-connection'
import { test } from '../support/product-test'

/** Matches the shortest text that would reveal server internals: a line of a stack trace, or a path of its files. */
const inside = /\n\s+at |node_modules|server\/delivery|\.mjs:/

const cases = [
  ['a dot segment', '/p/../package.json', '', 400],
  ['an encoded dot segment', '/%2e%2e/package.json', '', 400],
  ['dot segments below the chunks', '/static/..%2f..%2fpackage.json', '', 400],
  ['a doubly encoded dot segment', '/static/%252e%252e/package.json', '', 404],
  ['an encoded NUL', '/assets/%00', '', 400],
  ['a NUL in a chunk', '/static/%00.js', '', 400],
  ['an encoding that is none', '/assets/%zz', '', 400],
  ['a folder', '/assets', '', 404],
  ['a folder of the build', '/static', '', 404],
  ['a chunk of another build', '/static/first-0000000000000000.js', '', 404],
  ['a file of the build', '/dist/content-policy.json', '', 404],
  ['a range beyond the end', '/assets/touch-icon.png', 'Range: bytes=99999999-', 416],
  ['a range that is none', '/assets/touch-icon.png', 'Range: bytes=x-y', 200],
  ['a range of another unit', '/assets/touch-icon.png', 'Range: pages=1-2', 200],
  ['encodings that are none', '/', 'Accept-Encoding: ;;;q=,=', 200],
  ['no encoding at all', '/', 'Accept-Encoding: *;q=0', 200],
  ['a validator that is none', '/', 'If-None-Match: "', 200],
  ['a date that is none', '/', 'If-Modified-Since: yesterday', 200],
] as const

test('invalid requests are answered with a status that reveals nothing about the server', async ({
  baseURL,
}) => {
  for (const [what, target, header, status] of cases) {
    const head = [
      `GET ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...(header ? [header] : []),
    ]
    const answer = await ask(Number(new URL(baseURL ?? '').port), `${head.join('\r\n')}\r\n\r\n`)
    expect.soft(answer.slice(0, 12), what).toBe(`HTTP/1.1 ${status}`)
    // The response may be the desktop's page; it must not contain error output.
    expect.soft(answer, what).not.toMatch(inside)
  }
})
