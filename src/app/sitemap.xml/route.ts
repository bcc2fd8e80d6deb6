import { readEnv } from '@/server/env'
import { desktopCommunity } from '../desktop-community'

/** Decided by the environment of the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** The pages of this desktop, under the address it has now (https://www.sitemaps.org/protocol.html). */
export function GET(): Response {
  const pages = ['/', ...desktopCommunity.programs.map((id) => `/p/${id}`), '/heartbreak/daily']
  const locations = pages.map((page) => `<url><loc>${readEnv().SITE_URL}${page}</loc></url>`)
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
