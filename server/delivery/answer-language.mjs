import { headersFor } from '../security-headers.mjs'
import { chooseLanguage } from './choose-language.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./static-manifest.mjs').Language} Language
 */

/** The cookie in which a page keeps the language that was chosen; `languageCookie` in `src/domain/storage-keys.ts`. */
const cookie = /(?:^|;\s*)love98-language=([^;]*)/

/**
 * Sends a visit to `/`, which names no language, to the chosen one, else to the one that the browser asks for. English
 * stays: it is what a request without either gets, and what a choice gets that is no language any more. An address that names
 * its language is never changed.
 *
 * @param {readonly Language[]} languages all that have pages, English first
 * @param {Parameters<typeof headersFor>[1]} site
 * @returns {(request: Request, response: Response) => boolean} whether it answered
 */
export function createLanguageAnswers(languages, site) {
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
