import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { deployment } from '@/app/api/deployment'
import { createRoutes } from '@/app/routes'
import { runningMarkets } from '@/server/market/served-market'
import { createFormerAddressAnswerer } from './delivery/answer-former-address.ts'
import { createLanguageAnswerer } from './delivery/answer-language.ts'
import { createMarketAnswerer } from './delivery/answer-market.ts'
import { createNotFoundAnswerer } from './delivery/answer-not-found.ts'
import { createStaticAnswerer, type Site } from './delivery/answer-static.ts'
import type { StaticStore } from './delivery/stored-file.ts'
import type { Answerer } from './http-server.ts'
import { createRouteListener } from './route-listener.ts'

/** The answers of the HTTP server: `answers` in order, then `handle` if none of them answered. */
export type Answers = {
  readonly answers: readonly Answerer[]
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Combines everything that this site answers.
 * @param options `store`: the files of the build; a development server has none and draws pages by `missing`
 */
export function createAnswers({
  store,
  site,
  trustedProxies,
  clientHeader,
  missing = store ? createNotFoundAnswerer(store, site) : noPage,
}: {
  store: StaticStore | null
  site: Site
  trustedProxies?: BlockList | undefined
  clientHeader?: string
  missing?: Parameters<typeof createRoutes>[0]
}): Answers {
  return {
    answers: [
      createMarketAnswerer(site, (chainId) =>
        runningMarkets().get(chainId ?? deployment().settings.exchange.chainId),
      ),
      createFormerAddressAnswerer(site),
      ...(store ? [createLanguageAnswerer(store.languages, site), createStaticAnswerer(store, site)] : []),
    ],
    handle: createRouteListener(createRoutes(missing), trustedProxies, clientHeader),
  }
}

function noPage(): Response {
  return new Response('There is nothing at this address.\n', { status: 404 })
}
