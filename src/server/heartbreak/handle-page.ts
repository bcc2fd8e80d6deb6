import 'server-only'
import { LoveError } from '@/domain/errors'
import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { heartbreakShareTexts } from '@/texts/en/heartbreak/heartbreak-share'
import { inLocale } from '@/texts/locale'
import type { ShareSite } from './describe-share'
import { type SharePage, writeSharePage } from './share-page'

/**
 * A route handler for a share page. What does not exist is answered with a page and 404, with the text `missing` and a
 * link to the game; other errors are answered by `handle`.
 */
export function handlePage<Context>(
  site: () => ShareSite,
  missing: 'missingBoard' | 'missingRun' | 'missingDay',
  describe: (context: Context) => SharePage | Promise<SharePage>,
): ReturnType<typeof handle<Context>> {
  return handle<Context>(async (request, context) => {
    await limitSender(request, 'heartbreak')
    try {
      return html(await describe(context), 200)
    } catch (error) {
      const isMissing = error instanceof LoveError && missingCodes.has(error.code)
      if (isMissing) return html(missingPage(site(), request, inLocale(heartbreakShareTexts)[missing]), 404)
      throw error
    }
  })
}

const missingCodes: ReadonlySet<string> = new Set(['unknown-board', 'unknown-game', 'bad-request'])

function missingPage({ name, language, url }: ShareSite, request: Request, description: string): SharePage {
  const texts = inLocale(heartbreakShareTexts)
  return {
    site: name,
    language,
    title: texts.missingTitle,
    description,
    url: `${url}${new URL(request.url).pathname}`,
    picture: null,
    links: [
      { href: '/p/heartbreak', label: texts.playAny },
      { href: '/', label: texts.desktop(name) },
    ],
  }
}

function html(page: SharePage, status: 200 | 404): Response {
  return new Response(writeSharePage(page), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
