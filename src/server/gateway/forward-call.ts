import 'server-only'
import { LoveError } from '@/domain/errors'
import { allowedPath, allowedQuery, isRetirable, isSegment } from '@/safe/gateway/allowed-calls'
import type { Asked, Sender } from '../http/asked'
import { readJson } from '../http/read-json'
import type { AnswerCache } from './answer-cache'
import {
  askGateway,
  type GatewayAnswer,
  type GatewayLimits,
  gatewayLimits,
  gatewayUnavailable,
} from './ask-gateway'
import type { GatewayPause } from './gateway-pause'

/** What forwarding takes from outside. */
export type GatewayPorts = {
  /** The gateway's address, without a slash at the end; null when there is none. */
  gateway: string | null
  /** The chains of this deployment; the gateway is asked about no other one. */
  chainIds: readonly number[]
  cache: AnswerCache
  pause: GatewayPause
  /** Counts a request that has to ask the gateway. @throws {LoveError} `rate-limited` when its sender has none left */
  admit(sender: Sender): Promise<void>
  /** Counts one call to the gateway. @throws {LoveError} `rate-limited` when the deployment has none left */
  spend(): Promise<void>
  limits?: GatewayLimits
}

/**
 * Forwards an allowed call to the gateway and returns its answer with its status, which the page interprets. Nothing of
 * the visitor is forwarded: no cookie, no address, no header but the content type. What is only read is asked for once in
 * five seconds, however many visitors want it, and after a 429 nothing is asked for as long as that says.
 * @param parts of the path below our route, decoded
 * @throws {LoveError} `bad-request` for a part that can be read as several, `method-not-allowed` for a call that is not on the list, `unknown-chain`, `rate-limited`,
 * `safe-gateway-unavailable`
 */
export async function forwardCall(
  { gateway, chainIds, cache, pause, admit, spend, limits = gatewayLimits }: GatewayPorts,
  { request, sender }: Pick<Asked, 'request' | 'sender'>,
  parts: readonly string[],
): Promise<Response> {
  const { method } = request
  if (!parts.every(isSegment)) throw new LoveError('bad-request')
  const path = allowedPath(method, parts)
  if (path === null) throw new LoveError('method-not-allowed')
  const chainId = chainOf(parts, chainIds)
  if (gateway === null) throw gatewayUnavailable('none is configured')
  const query = new URL(request.url).searchParams
  const target = `${path}${allowedQuery(query)}`
  const ask = async (body: string | null) => {
    const seconds = await pause.secondsLeft()
    if (seconds > 0) return tooMany(seconds)
    await spend()
    const answer = await askGateway({ method, url: `${gateway}${target}`, body }, limits)
    await pause.report(answer)
    return answer
  }
  const seen = query.get('seen')?.slice(0, maxSeen)
  const key = seen ? `${target} ${seen}` : target
  // The sender is counted before others can join the call: they must not be refused for its sake.
  if (method !== 'GET' || !cache.has(key)) await admit(sender)
  if (method === 'GET') return respond(path, await cache.read(key, () => ask(null)))
  const body = await readJson(request, { maxBytes: limits.maxRequestBytes })
  const answer = await ask(JSON.stringify(body))
  if (chainId !== null && answer.status < 400 && !isQuestion(path)) cache.forgetChain(chainId)
  return respond(path, answer)
}

/** What the gateway would answer during its pause; pages repeat the request after that many seconds `[S9.9]`. */
function tooMany(seconds: number): GatewayAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(seconds) }
  return { status: 429, statusText: 'Too Many Requests', headers, body: null }
}

/** Characters of the tags that a page was read for: an answer for other tags may be older than these. */
const maxSeen = 200

/** The chain of a path, null where it has none. Only its plain decimal form is one, since each form is kept apart. */
function chainOf([, chains, id]: readonly string[], known: readonly number[]): number | null {
  if (chains !== 'chains' || id === undefined) return null
  const chainId = known.find((each) => String(each) === id)
  if (chainId === undefined) throw new LoveError('unknown-chain')
  return chainId
}

/** Whether a call with a body changes nothing. */
function isQuestion(path: string): boolean {
  return path.endsWith('/data-decoder') || path.endsWith('/estimations')
}

function respond(path: string, { status, statusText, headers, body }: GatewayAnswer): Response {
  // Browsers log every 404. A retired list is no error, so it is answered with 204.
  if (status === 404 && isRetirable(path)) return new Response(null, { status: 204 })
  return new Response(body && new Uint8Array(body), { status, statusText, headers })
}
