import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { chooseLanguage, type Language } from '@/server/http/choose-language'
import { headersFor } from '../security-headers.ts'

/** The cookie with the chosen language; `languageCookie` in `src/domain/storage-keys.ts`. */
const cookie = /(?:^|;\s*)love98-language=([^;]*)/

/**
 * Redirects a visit to `/`, which has no language, to the chosen language, else to the browser's preferred one.
 * English stays at `/`: for requests without a preference, and for a stored choice that no longer exists. An address
 * with a language is never changed.
 * @param languages all that have pages, English first
 * @returns true if it answered
 */
export function createLanguageAnswerer(
  languages: readonly Language[],
  site: Parameters<typeof headersFor>[1],
): (request: Request, response: Response) => boolean {
  return ({ method, url = '', headers }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    if (url !== '/' && !url.startsWith('/?')) return false
    const [, chosen] = cookie.exec(headers.cookie ?? '') ?? []
    const language =
      chosen === undefined
        ? chooseLanguage(String(headers['accept-language'] ?? ''), languages)
        : languages.find(({ id }) => id === chosen)
    if (!language || language === languages[0]) return false
    response.writeHead(302, {
      ...headersFor('/', site),
      Location: `/${language.id}${url.slice(1)}`,
      'Cache-Control': 'no-store',
      Vary: 'accept-language, cookie',
      'Content-Length': 0,
    })
    response.end()
    return true
  }
}
