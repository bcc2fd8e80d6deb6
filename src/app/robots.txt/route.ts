import { readEnv } from '@/server/env'

/** Decided by the environment of the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** What search engines may read (RFC 9309): every page, and no data. */
export function GET(): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${readEnv().SITE_URL}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
