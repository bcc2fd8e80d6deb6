import { AppError } from '@/domain/errors'
import { countEvent } from '@/server/count-event'
import { readBytes } from '@/server/http/read-bytes'
import { withSpan } from '@/server/spans'
import { isOfExpectedChain, requireRightChains } from './chain-check'
import { parseAnswers, type RpcOutcome } from './rpc-answer'
import type { RpcCall } from './rpc-request'

/** A node without a usable answer: `node-unavailable`. */
export class NodeFailure extends AppError {
  /** @param isDown whether the node is down or overloaded, independent of the call */
  constructor(
    reason: string,
    readonly isDown: boolean,
  ) {
    super('node-unavailable', `The node failed: ${reason}`)
  }
}

/** The timeout of a node, ms, and the maximum size of its answer, bytes. */
export type NodeLimits = { timeout: number; maxBytes: number }

/** `[S9.7]` 10 s per request. A full block, the largest answer, has about 1 MB. */
export const nodeLimits: NodeLimits = { timeout: 10_000, maxBytes: 4_194_304 }

/** The time in which a node must name its chain, ms. */
const chainTimeout = 2_000

async function askChain(url: string): Promise<number> {
  const calls = [{ method: 'eth_chainId', params: [] }]
  const [outcome] = await sendCalls(url, calls, { timeout: chainTimeout, maxBytes: 65_536 })
  const id = outcome && 'result' in outcome ? outcome.result : undefined
  if (typeof id === 'string' && /^0x[0-9a-f]{1,13}$/i.test(id)) return Number(id)
  throw new NodeFailure('it does not name its chain', true)
}

/**
 * Makes sure that a node is of its chain before its first use, see `isOfExpectedChain`.
 * @throws {NodeFailure} if it is of another one, or does not answer
 */
export async function requireChain(url: string): Promise<void> {
  if (!(await isOfExpectedChain(url, askChain))) throw new NodeFailure('it is of another chain', true)
}

/** Checks all nodes at the start. @throws {EnvironmentError} if one is of another chain */
export function checkChains(): Promise<void> {
  return requireRightChains(askChain)
}

/**
 * Sends calls to a node and returns the outcomes in their order. The ids are replaced, so that the ids of a page cannot
 * collide or reach the node.
 * @param signal aborts the request after all clients have stopped waiting
 * @throws {NodeFailure} whose cause never contains the address or a text of the node
 * @throws {AppError} `bad-request` if it was aborted
 */
export async function callNode(...request: Parameters<typeof sendCalls>): Promise<RpcOutcome[]> {
  const [url, calls] = request
  try {
    await requireChain(url)
    const outcomes = await withSpan(
      'node',
      { 'rpc.method': calls[0]?.method ?? '', 'rpc.calls': calls.length },
      () => sendCalls(...request),
    )
    for (const [index, { method }] of calls.entries())
      countEvent('nodeCall', method, outcomes[index] && 'result' in outcomes[index] ? 'answered' : 'error')
    return outcomes
  } catch (error) {
    for (const { method } of calls) countEvent('nodeCall', method, 'failed')
    throw error
  }
}

async function sendCalls(
  url: string,
  calls: readonly Pick<RpcCall, 'method' | 'params'>[],
  { timeout, maxBytes }: NodeLimits,
  signal?: AbortSignal,
): Promise<RpcOutcome[]> {
  const late = AbortSignal.timeout(timeout)
  const numbered = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
  const { address, headers } = target(url)
  let bytes: Uint8Array | null
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      // Some nodes do not accept a batch with one call.
      body: JSON.stringify(numbered.length === 1 ? numbered[0] : numbered),
      redirect: 'error',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([late, signal]) : late,
    })
    // Some nodes answer a failed call with 400 and a JSON-RPC error.
    if (!response.ok && response.status !== 400) {
      response.body?.cancel().catch(() => undefined)
      // 413 depends on the calls and not on the node.
      throw new NodeFailure(`it answered ${response.status}`, response.status !== 413)
    }
    bytes = await readBytes(response.body, maxBytes)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (signal?.aborted) throw new AppError('bad-request', new Error('The client disconnected'))
    throw new NodeFailure(late.aborted ? 'it took too long' : reasonOf(error), true)
  }
  if (!bytes) throw new NodeFailure(`its answer is longer than ${maxBytes} bytes`, false)
  const outcomes = parseAnswers(parseJson(bytes), numbered.length)
  if (!outcomes) throw new NodeFailure('its answer is not one to these calls', false)
  return outcomes
}

/** `fetch` does not accept a name and a password in an address, so they are moved to a header. */
function target(url: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(url)
  const { username, password } = address
  if (!username && !password) return { address, headers: {} }
  address.username = ''
  address.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}

/** Returns only the kind of failure, because the message of an error may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it could not be asked'
  const cause = error.cause
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `it could not be reached${code}`
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
