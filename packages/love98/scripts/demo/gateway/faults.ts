import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

type FaultKind =
  | '500 with code'
  | '500 without code'
  | 'HTML 502'
  | 'truncated JSON'
  | '429'
  | '404 without code'
  | 'validation'
  | 'slow'
  | 'silent'

/** `times`: the number of calls that fail, otherwise all until the fault is removed; `delay` in ms for `slow`. */
export type Fault = { kind: FaultKind; path?: RegExp; times?: number; retryAfter?: string; delay?: number }

/**
 * Responds instead of the gateway, or delays its response.
 * @returns true if the gateway must not respond
 */
export async function applyFault(
  { kind, retryAfter, delay = 1000 }: Fault,
  response: ServerResponse,
): Promise<boolean> {
  if (kind === 'silent') return true
  if (kind === 'slow') {
    await sleep(delay)
    return false
  }
  const { status, type, body } = answers[kind]
  response.writeHead(status, {
    'content-type': type,
    ...(kind === '429' && retryAfter ? { 'retry-after': retryAfter } : {}),
  })
  response.end(body)
  return true
}

const json = 'application/json; charset=utf-8'

const answers: Record<
  Exclude<FaultKind, 'silent' | 'slow'>,
  { status: number; type: string; body: string }
> = {
  '500 with code': { status: 500, type: json, body: '{"code":500,"message":"Internal server error"}' },
  '500 without code': {
    status: 500,
    type: json,
    body: '{"statusCode":500,"message":"Internal server error"}',
  },
  'HTML 502': { status: 502, type: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  'truncated JSON': { status: 200, type: json, body: '{"count":2,"next":null,"results":[{"type":"TRANSAC' },
  429: { status: 429, type: 'text/plain', body: '' },
  '404 without code': { status: 404, type: json, body: '{"message":"Not found","statusCode":404}' },
  validation: {
    status: 422,
    type: json,
    body: '{"statusCode":422,"code":"invalid_type","path":["to"],"message":"Invalid input: expected string, received number"}',
  },
}
