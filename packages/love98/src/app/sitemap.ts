import 'server-only'
import { basePath } from '@/domain/build/base-path'
import { hasServer } from '@/domain/build/capabilities'
import { languages } from '@/language/languages'
import { readEnv } from '@/server/env'
import { indexedPaths } from './pages'

/**
 * Returns the sitemap of this desktop, with its current address (https://www.sitemaps.org/protocol.html). A page in
 * several languages has an entry for each, which lists all of them, as its HTML does
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemap(): string {
  const site = readEnv().SITE_URL + basePath
  const entries = [
    ...indexedPaths().flatMap((page) => translatedEntries(site, page)),
    ...(hasServer ? [`<url><loc>${site}/heartbreak/daily</loc></url>`] : []),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Returns an entry for each language. @param page path of the English page */
function translatedEntries(site: string, page: string): string[] {
  const addressIn = (id: string) =>
    id === 'en' ? `${site}${page}` : `${site}/${id}${page === '/' ? '' : page}`
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`
  const links = [
    ...languages.map(({ id, tag }) => link(id === 'en' ? id : tag, addressIn(id))),
    link('x-default', addressIn('en')),
  ].join('')
  return languages.map(({ id }) => `<url><loc>${addressIn(id)}</loc>${links}</url>`)
}
