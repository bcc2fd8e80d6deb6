import 'server-only'
import { AppError } from '@/domain/errors'
import { allowedPath, allowedQuery, isRetirable, isSegment } from '@/safe/gateway/gateway-calls'
import { readJson } from '../http/read-json'
import type { RoutedRequest, Sender } from '../http/received-request'
import type { AnswerCache } from './answer-cache'
import type { GatewayPause } from './gateway-pause'
import {
  type GatewayAnswer,
  type GatewayLimits,
  gatewayLimits,
  gatewayUnavailable,
  requestGateway,
} from './request-gateway'

export type GatewayPorts = {
  /** The address of the Safe service, without a slash at the end, or null without the service. */
  gateway: string | null
  /** The chains of this deployment. Requests for other chains are refused. */
  chainIds: readonly number[]
  cache: AnswerCache
  pause: GatewayPause
  /**
   * Counts a request that needs a call to the Safe service.
   * @throws {AppError} `rate-limited` if its sender has reached the limit
   */
  admit(sender: Sender): Promise<void>
  /**
   * Counts one call to the Safe service.
   * @throws {AppError} `rate-limited` if the deployment has reached the limit
   */
  spend(): Promise<void>
  limits?: GatewayLimits
}

/**
 * Forwards an allowed call to the Safe service and returns its response with its status, which the page interprets. No
 * data of the visitor is forwarded: no cookie, no address, no header except the content type. A read is sent once in
 * five seconds for all visitors. After a 429 no request is sent until the given time has passed.
 * @param parts the decoded segments of the path below our route
 * @throws {AppError} `bad-request` for a segment that can be read as several, `method-not-allowed` for a call that is
 *   not on the list, `unknown-chain`, `rate-limited`, `safe-gateway-unavailable`
 */
export async function forwardCall(
  { gateway, chainIds, cache, pause, admit, spend, limits = gatewayLimits }: GatewayPorts,
  { request, sender }: Pick<RoutedRequest, 'request' | 'sender'>,
  parts: readonly string[],
): Promise<Response> {
  const { method } = request
  if (!parts.every(isSegment)) throw new AppError('bad-request')
  const path = allowedPath(method, parts)
  if (path === null) throw new AppError('method-not-allowed')
  const chainId = chainOf(parts, chainIds)
  if (gateway === null) throw gatewayUnavailable('none is configured')
  const query = new URL(request.url).searchParams
  const target = `${path}${allowedQuery(query)}`
  const ask = async (body: string | null) => {
    const seconds = await pause.secondsLeft()
    if (seconds > 0) return tooMany(seconds)
    await spend()
    const answer = await requestGateway({ method, url: `${gateway}${target}`, body }, limits)
    await pause.report(answer)
    return answer
  }
  const seen = query.get('seen')?.slice(0, maxSeen)
  const key = seen ? `${target} ${seen}` : target
  // Counts the sender before other visitors can share the call, which must not be refused because of this sender.
  if (method !== 'GET' || !cache.has(key)) await admit(sender)
  if (method === 'GET') return respond(path, await cache.read(key, () => ask(null)))
  const body = await readJson(request, { maxBytes: limits.maxRequestBytes })
  const answer = await ask(JSON.stringify(body))
  if (chainId !== null && answer.status < 400 && !isQuestion(path)) cache.forgetChain(chainId)
  return respond(path, answer)
}

/**
 * Returns the response of the Safe service during its pause. Pages repeat the request after the given number of seconds
 * `[S9.9]`.
 */
function tooMany(seconds: number): GatewayAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(seconds) }
  return { status: 429, statusText: 'Too Many Requests', headers, body: null }
}

/** The maximum number of characters of the tags for which a page was read. An answer for other tags may be older. */
const maxSeen = 200

/**
 * Returns the chain of a path, or null without a chain. Only the plain decimal form is valid, because each form would
 * be cached separately.
 */
function chainOf([, chains, id]: readonly string[], known: readonly number[]): number | null {
  if (chains !== 'chains' || id === undefined) return null
  const chainId = known.find((each) => String(each) === id)
  if (chainId === undefined) throw new AppError('unknown-chain')
  return chainId
}

/** Returns true if a call with a body changes nothing. */
function isQuestion(path: string): boolean {
  return path.endsWith('/data-decoder') || path.endsWith('/estimations')
}

function respond(path: string, { status, statusText, headers, body }: GatewayAnswer): Response {
  // Browsers log every 404. A retired list is not an error, so the response is 204.
  if (status === 404 && isRetirable(path)) return new Response(null, { status: 204 })
  return new Response(body && new Uint8Array(body), { status, statusText, headers })
}
