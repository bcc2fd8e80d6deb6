import { readEnv } from '@/server/env'
import { type Call, route } from '@/server/http/route'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { resizedPicture } from '@/server/pictures/resized-picture'
import { inLanguage } from '@/texts/page-language'
import { manifestText } from './app-manifest'
import { desktopCommunity } from './desktop-community'
import { serviceWorker } from './service-worker'
import { sitemap } from './sitemap'
import { translated } from './translated'

/** Asked for again each time, and answered in a few bytes while nothing has changed. */
const revalidated = 'public, max-age=0, must-revalidate'

/** Written once for each language, and place. */
const manifests = new Map<string, Promise<string>>()

/** The manifest of the desktop; other sites (a Safe that lists it) may read it. @param root see `manifestText` */
async function answerManifest({ request }: Call, language = 'en', root = ''): Promise<Response> {
  const key = `${language} ${root}`
  const text = manifests.get(key) ?? inLanguage(language, () => manifestText(root))
  manifests.set(key, text)
  return taggedAnswer(request, await text, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
}

/** What search engines may read (RFC 9309): every page, and no data. */
function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${readEnv().SITE_URL}/sitemap.xml`, ''].join('\n')
}

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })

/** What stands beside the pages of the site. */
export const siteRoutes = [
  route({ method: 'GET', path: '/robots.txt', answer: () => text(robots(), 'text/plain') }),
  route({ method: 'GET', path: '/sitemap.xml', answer: () => text(sitemap(), 'application/xml') }),
  route({
    method: 'GET',
    path: '/manifest.json',
    caching: revalidated,
    answer: (call) => answerManifest(call),
  }),
  /** The manifest of the desktop that is installed from each language beside English. */
  route({
    method: 'GET',
    path: '/[lang]/manifest.json',
    caching: revalidated,
    answer: (call) => {
      const { lang } = call.parameters
      return translated.some((each) => each.lang === lang) ? answerManifest(call, lang) : null
    },
  }),
  /**
   * The site's manifest beside the address of a program, where Safe{Wallet} asks for it when that address is added as a Safe
   * App. It puts the address of the app, or its origin only, before the path of an icon: a path that begins by leaving the
   * folder of the program leads to the same picture in both.
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
  /** Pictures of `/assets` in other widths. */
  route({
    method: 'GET',
    path: '/_next/image',
    limit: 'image',
    answer: ({ request }) => resizedPicture(request),
  }),
]
