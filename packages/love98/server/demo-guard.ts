import { isIPv4 } from 'node:net'

type Variables = Readonly<Record<'SITE_URL' | 'HOST' | 'NODE_ENV', string | undefined>>

/**
 * Explains why the demo must not run in this environment. Its keys are public and its prices are invented, so only this
 * machine, or a network of developers, may reach it.
 * @returns one sentence and the remedy, or null if the demo may run
 */
export function demoRefusal({ SITE_URL, HOST, NODE_ENV }: Partial<Variables>): string | null {
  const site = SITE_URL?.trim()
  if (site && !isLoopback(hostOf(site)))
    return `SITE_URL is the address of a public site, and the demo is for this machine only. ${remedy} To try the demo, remove SITE_URL.`
  const host = HOST?.trim()
  if (NODE_ENV === 'production' && host && !isLoopback(host))
    return `HOST is ${host} and NODE_ENV is production, and the demo is for this machine only. ${remedy} To try the demo, remove HOST or NODE_ENV.`
  return null
}

const remedy =
  'Its keys are public and its prices are invented. To serve real networks, run "npm start -- --mainnet".'

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/** Returns true for the names and addresses that other machines cannot reach (RFC 6761, RFC 1122, RFC 4291). */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  return name === '::1' || /(^|\.)localhost$/.test(name) || (isIPv4(name) && name.startsWith('127.'))
}
