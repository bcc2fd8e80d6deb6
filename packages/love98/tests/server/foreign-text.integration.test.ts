import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { gameIdSchema } from '@/domain/heartbreak/wire/api'
import { parseSignInMessage } from '@/domain/sign-in/sign-in-message'
import { allowedPath, allowedQuery } from '@/safe/gateway/gateway-calls'
import { readSessionToken } from '@/server/auth/session-cookie'
import { addressRange, parseNetworks, plainAddress } from '@/server/http/addresses'
import { clientAddress } from '@/server/http/client-address'
import { parseCspReport } from '@/server/http/csp-report'
import { requireKnownHost, requireSameOrigin } from '@/server/http/same-origin'
import { redactSecrets } from '@/server/log'
import { readCall } from '@/server/rpc/rpc-proxy'
import { targetRefusal } from '../../server/http-server.ts'
import { headersFor } from '../../server/security-headers.ts'

const trusted = parseNetworks('10.0.0.1') ?? expect.fail()
const own = { SITE_URL: 'http://localhost:3000', DEMO_MANIFEST: undefined, HOST: '127.0.0.1' }
const request = (headers: Record<string, string>) => new Request('http://localhost:3000/', { headers })
const demo = { chainId: 1, isDemo: true, contracts: null }
const readers: Record<string, (text: string) => unknown> = {
  'the redaction of the log': (text) => redactSecrets(text),
  'the redaction of a path': (text) => redactSecrets(`/api/safe/${text}`, false, 300),
  'the target of a request': (text) =>
    targetRefusal(`/${text}`, { maxPathLength: 1e6, maxTargetLength: 1e6 }),
  'the headers of an answer': (text) => headersFor(`/${text}`, { policies: undefined }),
  'the address of a peer': plainAddress,
  'the range of an address': (text) => addressRange(text),
  'a report of a violation': (text) =>
    parseCspReport({
      'csp-report': { 'document-uri': text.slice(0, 4000), 'blocked-uri': text.slice(0, 4000) },
    }),
  'a sign-in message': parseSignInMessage,
  'the id of a board': parseBoardId,
  'the id of a game': (text) => v.safeParse(gameIdSchema, text),
  'a path of the gateway': (text) => allowedPath('GET', text.split('/')),
  'the filters of the gateway': (text) => allowedQuery(new URLSearchParams(text)),
  'the name of a method': (text) => readCall({ jsonrpc: '2.0', id: 1, method: text, params: [] }, demo),
  'the parameters of a call': (text) =>
    readCall(
      { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: text, data: text, gas: text }] },
      demo,
    ),
  'a signed transaction': (text) =>
    readCall({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [text] }, demo),
}

const headerReaders: Record<string, (text: string) => unknown> = {
  'X-Forwarded-For': (text) => clientAddress('10.0.0.1', text, trusted),
  'the origin of a request': (text) => requireSameOrigin(request({ origin: text, host: text }), own),
  'the host of a request': (text) => requireKnownHost(request({ host: text }), own),
  'a cookie': (text) => readSessionToken(request({ cookie: text })),
}

const length = 65_536
const filled = (part: string, end = '') =>
  `${part.repeat(Math.ceil(length / part.length))}`.slice(0, length - end.length) + end
const inputs = {
  'labels of a host': filled('a.'),
  'one letter': filled('a', '!'),
  'letters and digits': filled('aA1', '!'),
  'hex digits': filled('0123456789abcdef', 'g'),
  'prefixes of hex': filled('0x'),
  schemes: filled('a+.-', ':/'),
  'whole addresses': filled('a://b '),
  spaces: filled(' ', '!'),
  'the word nonce': filled('nonce  '),
  cookies: filled('cookie;__Host-a=b; '),
  'digits and dots': filled('1.', ':'),
  brackets: filled('['),
  'groups of an address': filled('0:', 'g'),
  slashes: filled('/', '!'),
  'parts of a path': filled('v1/chains/1/'),
  'percent signs': filled('%25'),
  'names and values': filled('cursor=1&'),
  'beginnings of a message': filled('a wants you to sign in with your Ethereum account'),
  lines: filled('a\n'),
  params: filled('params '),
}

/** Replaces characters that a header cannot contain; a server would reject them. */
const headers = Object.fromEntries(
  Object.entries(inputs).map(([kind, text]) => [kind, text.replaceAll('\n', ' ')]),
)

/** The longest allowed reading time, as a multiple of the time to iterate over the characters. */
const mostWalks = 100

/** A disturbed first walk would make every reader look fast. */
const fewestRuns = 5

/**
 * Returns the time to read a text as a multiple of the time to iterate over its characters. Absolute times depend on
 * the load of the machine, so both are the shortest of alternating runs: one undisturbed run of 30 is enough. A regular
 * expression that backtracks reads each character of 64 KB once per other character, which takes thousands of iterations.
 */
function walksOf(read: (text: string) => unknown, text: string): number {
  let [reading, walking] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let run = 0
  do {
    walking = Math.min(walking, time(walk, text))
    reading = Math.min(reading, time(read, text))
    run++
  } while (run < fewestRuns || (reading > mostWalks * walking && run < 30))
  return reading / walking
}

/** Returns the duration of a call in ms. A call that throws counts too. */
function time(call: (text: string) => unknown, text: string): number {
  const start = performance.now()
  try {
    call(text)
  } catch {
    // Only the time matters.
  }
  return performance.now() - start
}

function walk(text: string): number {
  let sum = 0
  for (const character of text) sum += character.charCodeAt(0)
  return sum
}

const cases = [
  ...Object.entries(readers).map(([name, read]) => [name, read, inputs] as const),
  ...Object.entries(headerReaders).map(([name, read]) => [name, read, headers] as const),
]

test.each(cases)('the reader %s reads 64 KB of any kind in linear time', (_, read, texts) => {
  const walks = Object.entries(texts).map(([kind, text]) => [kind, walksOf(read, text)] as const)
  expect(walks.filter(([, number]) => number > mostWalks)).toEqual([])
})

test('a backtracking reader is detected, even with an eighth of the length', () => {
  const text = filled(' ', '!').slice(-length / 8)
  expect(walksOf((spaces) => /\s+$/.test(spaces), text)).toBeGreaterThan(mostWalks)
})
