import { isIP } from 'node:net'
import type { Env } from '@/server/env'
import { Refusal } from './refusal'

/** By which hosts visitors reach this server: the environment's `SITE_URL` and, for this machine alone, loopback names. */
export type OwnHosts = Pick<Env, 'SITE_URL' | 'DEMO_MANIFEST' | 'HOST'>

/**
 * Refuses a request that a page of another origin sent. One without `Sec-Fetch-Site` and `Origin` comes from a program,
 * not from a page, and a program could send any header. That `Origin` and `Host` are equal proves nothing: a name of an
 * attacker may lead here (DNS rebinding), and a page under it is of one origin with us.
 * @throws {Refusal} 403
 */
export function requireSameOrigin(request: Request, own: OwnHosts): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs =
    (site === null || site === 'same-origin' || site === 'none') &&
    (origin === null || origin === own.SITE_URL || isLocalOrigin(origin, request.headers.get('host'), own))
  if (!isOurs) throw new Refusal(403, 'method-not-allowed', 'The request comes from another site')
}

/**
 * Refuses a request by a name that leads to this machine and is none of ours, where the server is not public: what a page
 * may not read from elsewhere, it may not read by DNS rebinding either. An address is no name, and cannot be rebound.
 * @throws {Refusal} 403
 */
export function requireKnownHost(request: Request, own: OwnHosts): void {
  const host = nameOf(`http://${request.headers.get('host') ?? ''}`)
  if (host === undefined || !isLocal(own)) return
  if (!isLocalName(host, own) && host !== nameOf(own.SITE_URL) && isIP(host.replace(/^\[|\]$/g, '')) === 0)
    throw new Refusal(403, 'method-not-allowed', 'The request was sent to another host')
}

/** Whether the origin is this server by a loopback name, at the port where the request arrived. */
function isLocalOrigin(origin: string, host: string | null, own: OwnHosts): boolean {
  const name = nameOf(origin)
  return name !== undefined && isLocal(own) && isLocalName(name, own) && new URL(origin).host === host
}

/** Whether the server is for this machine: in demo mode, and where no public address is configured. */
function isLocal({ DEMO_MANIFEST, SITE_URL }: OwnHosts): boolean {
  return DEMO_MANIFEST !== undefined || loopbackNames.has(nameOf(SITE_URL) ?? '')
}

function isLocalName(name: string, { HOST }: OwnHosts): boolean {
  return loopbackNames.has(name) || name === nameOf(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`)
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The name or address in an origin; undefined for what is none, such as the `null` of sandboxed frames. */
function nameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname || undefined : undefined
}
