import type { Player } from '../heartbreak/player'
import type { Asked } from './asked'
import type { SenderLimit } from './rate-limit'
import type { Schema } from './read-body'

/** What a route answers from. `parameters`: those of its path, decoded. */
export type Call<Query = unknown, Body = unknown, Session = unknown> = Asked & {
  readonly parameters: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  readonly session: Session
}

/** An answer to a method of a path. The dispatcher does what is declared here, in this order, before it calls `answer`. */
export type Route = {
  /** `HEAD` is answered as `GET` without its body, and every method that no route of a path has with 405. */
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `[name]` is one segment, and `[...name]` all that follow. */
  readonly path: string
  /** The limit of its sender that a request counts against. */
  readonly limit?: SenderLimit | undefined
  readonly query?: Schema<unknown> | undefined
  /** `maxBytes` of JSON; `schema`: left out where the route checks it. */
  readonly body?:
    | { readonly maxBytes: number; readonly schema?: Schema<unknown>; readonly type?: string }
    | undefined
  /** `player`: the signed-in wallet; without one it answers 401. */
  readonly session?: 'player' | undefined
  /** `Cache-Control` of an answer with 200 or 304 that has none of its own; `no-store` unless it is set. */
  readonly caching?: string | undefined
  /** Null: there is nothing at this address. */
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

/** Declares a route: what it takes has the types of its schemas. */
export function route<Query = unknown, Body = unknown, Session extends 'player' | undefined = undefined>(
  declared: Declared<Query, Body, Session>,
): Route {
  return declared
}
