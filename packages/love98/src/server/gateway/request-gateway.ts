import 'server-only'
import { AppError } from '@/domain/errors'
import { readBytes } from '../http/read-bytes'
import { withSpan } from '../spans'

/**
 * `timeout` in ms, below the limit of a route; sizes of request and answer in bytes, `maxErrorBytes` of an error
 * response.
 */
export const gatewayLimits = {
  timeout: 15_000,
  maxRequestBytes: 262_144,
  maxAnswerBytes: 8_388_608,
  maxErrorBytes: 65_536,
}
export type GatewayLimits = Readonly<typeof gatewayLimits>

/** An answer of the gateway, ready for any number of visitors. `body` is null for a status that allows none. */
export type GatewayAnswer = {
  status: number
  statusText: string
  headers: Readonly<Record<string, string>>
  body: Uint8Array | null
}

/** A call: the `url` at the gateway, and the text of its JSON body, or null. */
export type GatewayRequest = { method: string; url: string; body: string | null }

/**
 * Sends a call to the gateway, without any data of the visitor except the body.
 * @throws {AppError} `safe-gateway-unavailable` if it does not answer, redirects, or sends too large an answer
 */
export async function requestGateway(request: GatewayRequest, limits: GatewayLimits): Promise<GatewayAnswer> {
  return withSpan('gateway', { 'http.request.method': request.method }, () => sendCall(request, limits))
}

async function sendCall(
  { method, url, body }: GatewayRequest,
  limits: GatewayLimits,
): Promise<GatewayAnswer> {
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body,
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(limits.timeout),
  }
  try {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (method === 'GET' && isConnectionLost(error)) return fetch(url, init)
      throw error
    })
    return await readAnswer(response, limits)
  } catch (error) {
    throw error instanceof AppError
      ? error
      : gatewayUnavailable(error instanceof Error ? error.name : 'it failed')
  }
}

/** Returns whether the server closed a kept connection just as it was reused; the request is then sent on a new one. */
function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof TypeError ? (error.cause as { code?: unknown } | undefined) : undefined
  return cause?.code === 'UND_ERR_SOCKET' || cause?.code === 'ECONNRESET' || cause?.code === 'EPIPE'
}

export function gatewayUnavailable(reason: string): AppError {
  return new AppError('safe-gateway-unavailable', new Error(`The gateway failed: ${reason}`))
}

async function readAnswer(response: Response, limits: GatewayLimits): Promise<GatewayAnswer> {
  const { ok, status } = response
  const maxBytes = ok ? limits.maxAnswerBytes : limits.maxErrorBytes
  const bytes = await readBytes(response.body, maxBytes)
  if (ok && !bytes) throw gatewayUnavailable(`its answer is longer than ${maxBytes} bytes`)
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '')
  const content = ok ? { bytes, isJson } : cutErrorText(bytes, isJson)
  // A response with these statuses must not have a body, not even an empty one.
  const isEmpty = status === 204 || status === 205 || status === 304
  return {
    status,
    statusText: response.statusText.replace(/[^\x20-\x7e]/g, '').slice(0, maxStatusText),
    headers: answerHeaders(response, content.isJson),
    body: isEmpty ? null : content.bytes,
  }
}

/** The maximum length of a status text, in characters. */
const maxStatusText = 100

/** Returns only content types that browsers do not render: HTML of the gateway must not run on our origin. */
function answerHeaders({ headers }: Response, isJson: boolean): Record<string, string> {
  const retryAfter = headers.get('retry-after')
  return {
    'content-type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
    ...(retryAfter && /^[\w ,:-]{1,40}$/.test(retryAfter) ? { 'retry-after': retryAfter } : {}),
  }
}

/** The maximum number of characters of an error's message, and of its code. */
export const errorTextLimits = { message: 300, code: 60 } as const

/**
 * Returns the part of an error response that is forwarded: `code` and `message` from a JSON body `[S8.16]`, or else the
 * beginning of the text. The Safe service repeats the data of a request in its errors, at any length.
 * @param bytes null if the response was too large to read
 */
export function cutErrorText(
  bytes: Uint8Array | null,
  isJson: boolean,
): { bytes: Uint8Array; isJson: boolean } {
  const text = new TextDecoder().decode(bytes ?? new Uint8Array())
  const body = isJson ? parsed(text) : undefined
  if (body === undefined) return { bytes: encoded(text.slice(0, errorTextLimits.message)), isJson: false }
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  const reported = Array.isArray(message)
    ? message.filter((part) => typeof part === 'string').join('; ')
    : message
  const error = { code: cut(code, errorTextLimits.code), message: cut(reported, errorTextLimits.message) }
  return { bytes: encoded(JSON.stringify(error)), isJson: true }
}

function cut(value: unknown, limit: number): string | number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.slice(0, limit) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
