import type { Player } from '../players/player'
import type { RateLimit } from './rate-limit'
import type { Schema } from './read-body'
import type { RoutedRequest } from './received-request'

/** The input of a route. `parameters` are the decoded ones of its path. */
export type Call<Query = unknown, Body = unknown, Session = unknown> = RoutedRequest & {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  readonly session: Session
}

type Method = 'GET' | 'POST' | 'DELETE'

/**
 * The handler of a path and its methods. The dispatcher performs the declared steps in this order before it calls
 * `answer`.
 */
export type Route = {
  /** `HEAD` gets the response of `GET` without its body. A method without a route gets a 405. */
  readonly method: Method | readonly Method[]
  /** `[name]` matches one segment, and `[...name]` all remaining segments. */
  readonly path: string
  /** False refuses the request with 405 before all other steps. @default always true */
  readonly isEnabled?: (() => boolean) | undefined
  readonly limit?: RateLimit | undefined
  readonly query?: Schema<unknown> | undefined
  /** `maxBytes` is the limit of the JSON body. Without `schema` the route validates the body itself. */
  readonly body?:
    | { readonly maxBytes: number; readonly schema?: Schema<unknown>; readonly type?: string }
    | undefined
  /** `player` requires a signed-in wallet; otherwise the response is 401. */
  readonly session?: 'player' | undefined
  /** The `Cache-Control` of a 200 or 304 without its own. The default is `no-store`. */
  readonly caching?: string | undefined
  /** Null means 404. */
  readonly answer: (call: Call<never, never, never>) => Answer | Promise<Answer>
}

type Answer = Response | null

type Declared<Query, Body, Session extends 'player' | undefined> = Omit<
  Route,
  'query' | 'body' | 'session' | 'answer'
> & {
  readonly query?: Schema<Query>
  readonly body?: { readonly maxBytes: number; readonly schema?: Schema<Body>; readonly type?: string }
  readonly session?: Session
  readonly answer: (
    call: Call<Query, Body, Session extends 'player' ? Player : undefined>,
  ) => Answer | Promise<Answer>
}

export function route<Query = unknown, Body = unknown, Session extends 'player' | undefined = undefined>(
  declared: Declared<Query, Body, Session>,
): Route {
  return declared
}
