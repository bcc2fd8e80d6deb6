import 'server-only'
import { Hono } from 'hono'
import { AppError } from '@/domain/errors'
import type { Player } from '../players/player'
import { answerSafely } from './answer-safely'
import { compressed } from './negotiate-encoding'
import { limitSender } from './rate-limit'
import { readBody, readQuery } from './read-body'
import { readJson } from './read-json'
import type { ReceivedRequest, RoutedRequest } from './received-request'
import type { Call, Route } from './route'

export type Dispatch = (arrived: ReceivedRequest) => Promise<Response>

/**
 * Creates a dispatcher of routes. It refuses methods with 405 and `Allow`, answers `HEAD`, and performs the
 * declarations of each route: limits, query, body, session, caching. `answerSafely` handles errors.
 * @param options `player`: the signed-in wallet of a request, in a frame or not; throws `not-signed-in`. `missing`:
 * answers requests without a route
 */
export function createDispatcher(
  routes: readonly Route[],
  options: {
    player: (request: Request, inFrame: boolean) => Promise<Player>
    missing: (arrived: ReceivedRequest) => Response | Promise<Response>
  },
): Dispatch {
  const app = new Hono<{ Bindings: ReceivedRequest }>({ strict: true })
  for (const path of new Set(routes.map((each) => each.path))) {
    const own = routes.filter((each) => each.path === path)
    for (const each of own)
      app.on([each.method].flat(), [honoPath(path)], (context) =>
        answerSafely({ ...context.env, route: path }, each.caching, async (asked) => {
          const answer = await each.answer(await toCall(each, asked, context.req.param(), options.player))
          return answer ? compressed(asked.request, answer) : options.missing(context.env)
        }),
      )
    const methods = own.flatMap(({ method }) => method)
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    app.all(honoPath(path), async (context) => {
      const refused = await answerSafely({ ...context.env, route: path }, undefined, () => {
        throw new AppError('method-not-allowed')
      })
      if (refused.status === 405) refused.headers.set('allow', allowed)
      return refused
    })
  }
  app.notFound(({ env }) => options.missing(env))
  return async (arrived) => app.fetch(arrived.request, arrived)
}

async function toCall(
  { isEnabled, limit, query, body, session }: Route,
  asked: RoutedRequest,
  parameters: Readonly<Record<string, string>>,
  playerOf: (request: Request, inFrame: boolean) => Promise<Player>,
): Promise<Call<never, never, never>> {
  const { request, sender } = asked
  if (isEnabled && !isEnabled()) throw new AppError('method-not-allowed')
  if (limit) await limitSender(sender, limit)
  const readQueryOf = query && (await readQuery(request, query))
  const readBodyOf =
    body &&
    (body.schema ? await readBody(request, body.schema, body.maxBytes) : await readJson(request, body))
  const inFrame = Boolean(Object(readBodyOf).frame)
  const player = session && (await playerOf(request, inFrame))
  return { ...asked, parameters, query: readQueryOf, body: readBodyOf, session: player } as Call<
    never,
    never,
    never
  >
}

/** Converts `/api/rpc/[chainId]` to Hono's `/api/rpc/:chainId`. */
function honoPath(path: string): string {
  return path.replace(/\[\.\.\.(\w+)\]/g, ':$1{.+}').replace(/\[(\w+)\]/g, ':$1')
}
