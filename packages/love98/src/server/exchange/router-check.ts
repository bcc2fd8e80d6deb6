import { decodeAddress } from '@/domain/abi'
import { isSameAddress } from '@/domain/address'
import { exchangesOf } from '@/domain/community/chain-settings'
import type { Settings } from '@/domain/community/deployment-settings'
import { communityFile } from '@/domain/community/file-name'
import type { Exchange } from '@/domain/community/main-exchange'
import * as selectors from '@/domain/selectors'
import type { Deployment } from '@/server/deployment'
import type { PartHealth } from '@/server/health'
import { logProblem } from '@/server/log'
import { callNode } from '@/server/rpc/rpc-node'
import { withTimeout } from '@/server/timing'

type RouterCheck = { verdict: RouterVerdict; at: number; first: Promise<unknown> }

/** The time that a response waits for the first verdict, and the pause before an unsuccessful check is repeated, ms. */
const [patience, pause] = [2_000, 10_000]

const problem = `The router of venues is not the router of its factory and of the wrapped coin of the chain: swaps are not offered. Correct ${communityFile}.`

/**
 * Returns the settings for pages. They contain the router of a chain only after its contract has confirmed that it
 * belongs to the exchange. The answer of a contract does not change, so it is called once.
 */
export async function servedSettings(deployment: Deployment): Promise<Settings> {
  const { settings } = deployment
  const known = exchangesOf(settings)
  const served = await Promise.all(known.map((exchange) => servedExchange(deployment, exchange)))
  if (served.every((exchange, index) => exchange === known[index])) return settings
  const [exchange = settings.exchange, ...otherExchanges] = served
  return { ...settings, exchange, otherExchanges }
}

async function servedExchange(deployment: Deployment, exchange: Exchange): Promise<Exchange> {
  if (exchange.router === null) return exchange
  const check = routerCheck(deployment, exchange)
  if (check?.verdict === 'unknown') await withTimeout(patience, check.first).catch(() => undefined)
  return check?.verdict === 'right' ? exchange : { ...exchange, router: null }
}

/**
 * Returns the health of the router of a chain. The result is undefined without a router, and while the node has not answered. This
 * function does not start the check.
 */
export function routerHealth(
  { nodes }: Pick<Deployment, 'nodes'>,
  exchange: Exchange,
): PartHealth | undefined {
  const url = nodes.get(exchange.chainId)
  const check = url && checks.get(keyOf(url, exchange))
  if (!check || check.verdict === 'unknown') return undefined
  const age = Math.max(0, Date.now() - check.at)
  const isRight = check.verdict === 'right'
  return { ok: isRight, ageMs: age, sinceMs: age, ...(isRight ? {} : { problem }) }
}

/**
 * Returns the check of the router of a chain, which the first call starts. The result is undefined without a router or
 * a node.
 */
export function routerCheck(
  { nodes }: Pick<Deployment, 'nodes'>,
  exchange: Exchange,
): RouterCheck | undefined {
  const url = nodes.get(exchange.chainId)
  if (!url || exchange.router === null) return undefined
  const key = keyOf(url, exchange)
  const known = checks.get(key)
  if (known) return known
  const check: RouterCheck = { verdict: 'unknown', at: Date.now(), first: Promise.resolve() }
  const ask = async () => {
    const verdict = await readRouter(url, exchange)
    Object.assign(check, { verdict, at: Date.now() })
    if (verdict === 'wrong') logProblem('exchange', problem)
    if (verdict === 'unknown') setTimeout(ask, pause).unref()
  }
  check.first = ask()
  checks.set(key, check)
  return check
}

const checks = new Map<string, RouterCheck>()

function keyOf(url: string, { router, factory, wrappedNative }: Exchange): string {
  return [url, router, factory, wrappedNative].join(' ')
}

/** The result of the check if a router belongs to the exchange. `unknown` means that the node did not answer. */
export type RouterVerdict = 'right' | 'wrong' | 'unknown'

const questions = [selectors.factory, selectors.wrappedNative]
const limits = { timeout: 10_000, maxBytes: 65_536 }

/**
 * Reads the factory and the wrapped coin of a router from its contract, because swaps through another router would use
 * pools that this page does not show. Never throws.
 * @param url the address of the node
 */
export async function readRouter(
  url: string,
  { router, factory, wrappedNative }: Exchange,
): Promise<RouterVerdict> {
  const calls = questions.map((data) => ({ method: 'eth_call', params: [{ to: router, data }, 'latest'] }))
  const outcomes = await callNode(url, calls, limits).catch(() => [])
  const [itsFactory, itsCoin] = outcomes.map(addressIn)
  if (itsFactory === undefined || itsCoin === undefined) return 'unknown'
  const isRight = isSameAddress(itsFactory ?? '', factory) && isSameAddress(itsCoin ?? '', wrappedNative)
  return isRight ? 'right' : 'wrong'
}

/**
 * Returns the address from an answer, null if the answer is not an address, or undefined if the node did not run the
 * call.
 */
function addressIn(outcome: Awaited<ReturnType<typeof callNode>>[number]): string | null | undefined {
  if ('error' in outcome) return outcome.error.code === 3 ? null : undefined
  const { result } = outcome
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result)) return undefined
  return decodeAddress(result)
}
