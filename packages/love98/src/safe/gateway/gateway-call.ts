import * as v from 'valibot'
import { safeGateway } from '@/texts/safe-gateway'

import { type FetchTools, fetchWithRetry } from './fetch-with-retry'
import { GatewayError, refusalText } from './gateway-error'
import { WebError } from './web-error'

export type GatewayAccess = {
  /** The part of the URL before `/v1/…`, without a final slash: our own route, or a gateway itself. */
  base: string
  /** The origin whose links to further pages are followed. */
  origin: string
  tools?: FetchTools
}

export type GatewayCall<Schema extends v.GenericSchema> = {
  method?: 'GET' | 'POST' | 'DELETE'
  /** The path from `/v1/…` on. */
  path: string
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  body?: unknown
  /** The schema of the answer. Without it the answer is ignored. */
  answer?: Schema
  signal?: AbortSignal | undefined
}

/**
 * Calls the gateway and validates its answer.
 * @throws {GatewayError} with the text of `[S8.16]`, `Invalid response content` `[S8.17]`, or `Unexpected
 * response shape`
 * @throws {WebError} `timeout` or `missing response` `[S8.20]`
 */
export async function callGateway<Schema extends v.GenericSchema>(
  { base, tools }: GatewayAccess,
  { method = 'GET', path, query = {}, body, answer, signal }: GatewayCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const url = `${base}${path}${queryText(query)}`
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  const response = await fetchWithRetry(url, init, { signal, ...(tools && { tools }) })
  const { status, text } = response
  const details = { url, status, body: text.slice(0, 200) }
  let parsed: unknown
  const fail = (message: string, failure: 'bad response' | 'invalid JSON', cause?: unknown) => {
    const { code } = Object(parsed) as { code?: unknown }
    return new GatewayError(message, {
      ...details,
      code,
      cause: new WebError(failure, { ...details, cause }),
    })
  }

  if (text.trim() !== '')
    try {
      parsed = JSON.parse(text)
    } catch (cause) {
      throw fail(safeGateway.invalidContent, 'invalid JSON', cause)
    }
  if (!response.ok) throw fail(refusalText(parsed, response), 'bad response')
  // The answers to submissions are ignored.
  if (!answer) return undefined as v.InferOutput<Schema>
  const checked = v.safeParse(answer, parsed)
  if (!checked.success)
    throw fail(safeGateway.unexpectedShape, 'invalid JSON', new v.ValiError(checked.issues))
  return checked.output
}

function queryText(query: GatewayCall<v.GenericSchema>['query']): string {
  const given = Object.entries(query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
