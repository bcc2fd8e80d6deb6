import { createDispatcher, type Dispatch } from '@/server/http/dispatcher'
import type { Route } from '@/server/http/route'
import { requirePlayer } from '@/server/players/player'
import { authRoutes } from './api/auth'
import { chainRoutes } from './api/chain'
import { ports } from './api/deployment'
import { guestbookRoutes } from './api/guestbook'
import { heartbreakRoutes } from './api/heartbreak'
import { marketRoutes } from './api/market'
import { operationRoutes } from './api/operation'
import { shareRoutes } from './share-routes'
import { siteRoutes } from './site-routes'

export const routes: readonly Route[] = [
  ...authRoutes,
  ...chainRoutes,
  ...guestbookRoutes,
  ...heartbreakRoutes,
  ...marketRoutes,
  ...operationRoutes,
  ...shareRoutes,
  ...siteRoutes,
]

/** The paths of the pages in metrics and traces. */
export const pagePaths = [
  '/',
  '/bsod',
  '/p/[program]',
  '/p/[program]/[item]',
  '/[lang]',
  '/[lang]/bsod',
  '/[lang]/p/[program]',
  '/[lang]/p/[program]/[item]',
]

/** Creates the dispatcher of `routes`. @param missing answers all other requests */
export function createRoutes(missing: Parameters<typeof createDispatcher>[1]['missing']): Dispatch {
  return createDispatcher(routes, {
    player: (request, inFrame) => requirePlayer(ports().auth, request, inFrame),
    missing,
  })
}
