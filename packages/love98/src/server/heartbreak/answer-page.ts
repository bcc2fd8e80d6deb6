import { heartbreakShare } from '@/texts/heartbreak-share'
import 'server-only'
import { AppError } from '@/domain/errors'
import { localPath } from '@/domain/navigation/program-path'
import { inLanguage } from '@/language/page-language'
import type { RoutedRequest } from '@/server/http/received-request'
import { type Language, requestLanguage } from '@/server/http/request-language'
import type { ShareSite } from './describe-share'
import { type SharePage, writeSharePage } from './share-page'

/**
 * Answers with a share page, or with a 404 page that has the text `missing` and a link to the game. The page is in the
 * language of `requestLanguage`.
 * @throws the error of `describe` for any reason except a missing object
 */
export async function answerPage(
  { request }: RoutedRequest,
  siteIn: (language: Language) => ShareSite,
  missing: 'missingBoard' | 'missingRun' | 'missingDay',
  describe: (site: ShareSite) => SharePage | Promise<SharePage>,
): Promise<Response> {
  const language = requestLanguage(request)
  return inLanguage(language.id, async () => {
    const site = siteIn(language)
    try {
      return html(await describe(site), 200)
    } catch (error) {
      const isMissing = error instanceof AppError && missingCodes.has(error.code)
      if (isMissing) return html(missingPage(site, request, heartbreakShare[missing]), 404)
      throw error
    }
  })
}

const missingCodes: ReadonlySet<string> = new Set(['unknown-board', 'unknown-game', 'bad-request'])

function missingPage(site: ShareSite, request: Request, description: string): SharePage {
  return {
    site,
    title: heartbreakShare.missingTitle,
    description,
    url: `${site.url}${new URL(request.url).pathname}`,
    picture: null,
    links: [
      { href: localPath('/p/heartbreak'), label: heartbreakShare.playAny },
      { href: localPath('/'), label: heartbreakShare.desktop },
    ],
  }
}

function html(page: SharePage, status: 200 | 404): Response {
  return new Response(writeSharePage(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.site.language,
      vary: 'accept-language, cookie',
    },
  })
}
