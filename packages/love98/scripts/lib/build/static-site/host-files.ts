import type { Policies } from '../../../../server/content-policy.ts'
import { headersFor } from '../../../../server/security-headers.ts'

/** Headers for the addresses of a pattern, in which `*` at the end is any rest. */
export type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

const year = 31_536_000
/** Seconds. Pictures have the same address in each build, and a host cannot tell a version in the query. */
const pictureAge = 86_400

/**
 * Returns the headers of a static site: the server's headers, as far as they depend on the address alone.
 *
 * A request gets the headers of all rules that match it, and hosts join or replace a header that two rules have. So no
 * header is in two rules that match the same address, except the content policy, where either result is safe.
 * @param languages ids of the languages with a prefix in their addresses
 */
export function siteHeaders(policies: Policies, languages: readonly string[]): readonly HeaderRule[] {
  const ofPage = headersFor('/', { policies, isHttps: true })
  const { 'Cross-Origin-Resource-Policy': own = '', ...everywhere } = ofPage
  const { 'Cross-Origin-Resource-Policy': shared = '', [policies.name]: ofData = '' } = headersFor(
    '/assets/picture.svg',
    { policies, isHttps: true },
  )
  const ofManifest = {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  }
  const isOwn = { 'Cross-Origin-Resource-Policy': own }
  const isShared = { 'Cross-Origin-Resource-Policy': shared }
  return [
    { path: '/*', headers: everywhere },
    ...['/', '/bsod', '/p/*', '/config.json', '/service-worker.js'].map((path) => ({ path, headers: isOwn })),
    ...languages.flatMap((id) => [`/${id}`, `/${id}/*`].map((path) => ({ path, headers: isOwn }))),
    { path: '/static/*', headers: { ...isOwn, 'Cache-Control': `public, max-age=${year}, immutable` } },
    {
      path: '/assets/*',
      headers: {
        ...isShared,
        [policies.name]: ofData,
        'Cache-Control': `public, max-age=${pictureAge}`,
      },
    },
    {
      path: '/favicon.ico',
      headers: { ...isShared, 'Cache-Control': `public, max-age=${pictureAge}` },
    },
    { path: '/manifest.json', headers: { ...isShared, ...ofManifest } },
    ...languages.map((id) => ({ path: `/${id}/manifest.json`, headers: ofManifest })),
    { path: '/p/:program/manifest.json', headers: ofManifest },
  ]
}

/** The limits of `_headers` on Cloudflare Pages: rules in a file, and characters in a line. */
const [mostRules, longestLine] = [100, 2_000]

/**
 * Formats `_headers`, which Netlify and Cloudflare Pages read
 * (https://docs.netlify.com/manage/routing/headers, https://developers.cloudflare.com/pages/configuration/headers).
 * @throws {RangeError} if Cloudflare Pages would ignore a part of the file
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find(({ length }) => length > longestLine)
  if (long !== undefined) throw new RangeError(`A line of _headers is too long: ${long.slice(0, 60)}…`)
  if (rules.length > mostRules)
    throw new RangeError(`_headers has ${rules.length} rules, more than ${mostRules}.`)
  return `${lines.join('\n')}\n`
}

/**
 * Formats `vercel.json` (https://vercel.com/docs/project-configuration/vercel-json).
 * @param redirects former addresses and their new ones
 */
export function vercelFile(
  rules: readonly HeaderRule[],
  redirects: readonly (readonly [from: string, to: string])[],
): string {
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Serves `p/swap.html` at /p/swap, and redirects /p/swap/ to it.
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Returns the former addresses of version 0.1 and their new ones, in each language.
 * @param languages ids of the languages with a prefix in their addresses
 */
export function formerAddresses(languages: readonly string[]): readonly (readonly [string, string])[] {
  return ['', ...languages.map((id) => `/${id}`)].map((prefix) => [
    `${prefix}/p/exchange`,
    `${prefix}/p/swap`,
  ])
}

/**
 * Formats `_redirects` for Netlify and Cloudflare Pages. Cloudflare Pages ignores the lines with 404, because it finds
 * the closest `404.html` itself (https://developers.cloudflare.com/pages/configuration/serving-pages).
 */
export function redirectsFile(languages: readonly string[]): string {
  return lines([...redirects(languages), ...languages.map((id) => `/${id}/* /${id}/404.html 404`)])
}

/**
 * Formats `_redirects` for IPFS gateways, which find no page without its extension
 * (https://specs.ipfs.tech/http-gateways/web-redirects-file). Only addresses without a file reach these lines.
 */
export function ipfsRedirectsFile(languages: readonly string[]): string {
  const prefixes = ['', ...languages.map((id) => `/${id}`)]
  return lines([
    ...redirects(languages),
    '/bsod /bsod.html 200',
    ...languages.map((id) => `/${id} /${id}.html 200`),
    ...prefixes.flatMap((prefix) => [
      `${prefix}/p/:program ${prefix}/p/:program.html 200`,
      `${prefix}/p/:program/:item ${prefix}/p/:program/:item.html 200`,
    ]),
    ...languages.map((id) => `/${id}/* /${id}/404.html 404`),
    '/* /404.html 404',
  ])
}

function redirects(languages: readonly string[]): readonly string[] {
  return formerAddresses(languages).map(([from, to]) => `${from} ${to} 301`)
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
