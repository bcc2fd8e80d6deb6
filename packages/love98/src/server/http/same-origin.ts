import { isIP } from 'node:net'
import type { Env } from '@/server/env'
import { Refusal } from './refusal'

/** The hosts of this server: the host of `SITE_URL` and, for this machine only, loopback names. */
export type AllowedHosts = Pick<Env, 'SITE_URL' | 'DEMO_MANIFEST' | 'HOST'>

/**
 * Refuses a request from a page of another origin. A request without `Sec-Fetch-Site` and `Origin` comes from a program
 * and not from a page, and a program can send any header. Equal `Origin` and `Host` prove nothing: an attacker's name
 * can resolve to this server (DNS rebinding), and a page with that name has the same origin.
 * @throws {Refusal} 403
 */
export function requireSameOrigin(request: Request, own: AllowedHosts): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs =
    (site === null || site === 'same-origin' || site === 'none') &&
    (origin === null || origin === own.SITE_URL || isLocalOrigin(origin, request.headers.get('host'), own))
  if (!isOurs) throw new Refusal(403, 'method-not-allowed', 'The request comes from another site')
}

/**
 * Refuses a request with an unknown host name if the server is not public, so that a page cannot read data by DNS
 * rebinding that it cannot read from another origin. An IP address is allowed, because it cannot be rebound.
 * @throws {Refusal} 403
 */
export function requireKnownHost(request: Request, own: AllowedHosts): void {
  const host = nameOf(`http://${request.headers.get('host') ?? ''}`)
  if (host === undefined || !isLocal(own)) return
  if (!isLocalName(host, own) && host !== nameOf(own.SITE_URL) && isIP(host.replace(/^\[|\]$/g, '')) === 0)
    throw new Refusal(403, 'method-not-allowed', 'The request was sent to another host')
}

/** Returns true if the origin is this server by a loopback name, with the port of the request. */
function isLocalOrigin(origin: string, host: string | null, own: AllowedHosts): boolean {
  const name = nameOf(origin)
  return name !== undefined && isLocal(own) && isLocalName(name, own) && new URL(origin).host === host
}

/** Returns true if the server is for this machine only: in demo mode, and without a public address. */
function isLocal({ DEMO_MANIFEST, SITE_URL }: AllowedHosts): boolean {
  return DEMO_MANIFEST !== undefined || loopbackNames.has(nameOf(SITE_URL) ?? '')
}

function isLocalName(name: string, { HOST }: AllowedHosts): boolean {
  return loopbackNames.has(name) || name === nameOf(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`)
}

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the host name or address in an origin, or undefined without one, as for the `null` origin of sandboxed
 * frames.
 */
function nameOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).hostname || undefined : undefined
}
