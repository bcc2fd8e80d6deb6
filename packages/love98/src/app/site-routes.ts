import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { readEnv } from '@/server/env'
import { minute, rateLimit } from '@/server/http/rate-limit'
import { type Call, route } from '@/server/http/route'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { resizedPicture } from '@/server/pictures/resized-picture'
import { manifestText } from './app-manifest'
import { desktopCommunity } from './desktop-community'
import { serviceWorker } from './service-worker'
import { sitemap } from './sitemap'

/** Browsers revalidate at every use; the response for an unchanged file has a few bytes. */
const revalidated = 'public, max-age=0, must-revalidate'

const manifests = new Map<string, Promise<string>>()

/** The web app manifest. Other sites, such as a Safe that lists the app, may read it. @param root see `manifestText` */
async function answerManifest({ request }: Call, language = 'en', root = ''): Promise<Response> {
  const key = `${language} ${root}`
  const text = manifests.get(key) ?? inLanguage(language, () => manifestText(root))
  manifests.set(key, text)
  return taggedAnswer(request, await text, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
}

/** The rules for crawlers (RFC 9309): they may read every page, but no data. */
function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${readEnv().SITE_URL}/sitemap.xml`, ''].join('\n')
}

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })

export const siteRoutes = [
  route({ method: 'GET', path: '/robots.txt', answer: () => text(robots(), 'text/plain') }),
  route({ method: 'GET', path: '/sitemap.xml', answer: () => text(sitemap(), 'application/xml') }),
  route({
    method: 'GET',
    path: '/manifest.json',
    caching: revalidated,
    answer: (call) => answerManifest(call),
  }),
  /** The manifest for installing the desktop from pages of languages other than English. */
  route({
    method: 'GET',
    path: '/[lang]/manifest.json',
    caching: revalidated,
    answer: (call) => {
      const { lang } = call.parameters
      return lang !== 'en' && languages.some(({ id }) => id === lang) ? answerManifest(call, lang) : null
    },
  }),
  /**
   * The manifest below the address of a program. Safe{Wallet} requests it there when a visitor adds that
   * address as a Safe App. Safe puts either the address of the app or its origin before the icon path. A path
   * that starts by leaving the program's folder leads to the same picture in both cases.
   */
  route({
    method: 'GET',
    path: '/p/[program]/manifest.json',
    caching: revalidated,
    answer: (call) =>
      desktopCommunity.programs.some((id) => id === call.parameters.program)
        ? answerManifest(call, 'en', '/../..')
        : null,
  }),
  route({
    method: 'GET',
    path: '/service-worker.js',
    caching: revalidated,
    answer: ({ request }) =>
      taggedAnswer(request, serviceWorker(), { 'content-type': 'text/javascript; charset=utf-8' }),
  }),
  route({
    method: 'GET',
    path: '/_next/image',
    limit: rateLimit('image', 240, minute),
    answer: ({ request }) => resizedPicture(request),
  }),
]
