import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { renderPath } from '@/app/render'
import { canonicalPath } from '@/domain/navigation/page-file'
import { closeDatabase } from '@/server/db/database'
import { readEnv } from '@/server/env'
import type { ReceivedRequest } from '@/server/http/received-request'
import { type Answers, createAnswers } from './answers.ts'
import { requireDemoAllowed } from './checked-parts.ts'
import { developmentPolicies } from './content-policy.ts'
import { createHttpServer } from './http-server.ts'
import { processParts } from './process-parts.ts'
import { fail } from './start-error.ts'

type Tools = {
  readonly page: (path: string, html: string) => Promise<string>
  readonly parts: () => Promise<Answers>
  /** Answers sources, styles and public files. */
  readonly sources: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

let tools: Tools | undefined
let made: Answers | undefined

/** @returns the listening server */
export async function start(given: Tools): Promise<Server> {
  tools = given
  keep(given)
  const env = readEnv()
  requireDemoAllowed(env)
  processParts.begin(fail)
  await processParts.checkNodes()
  const server = createHttpServer({
    ...site(),
    dev: true,
    handle: (request, response) =>
      given.sources(request, response, () => {
        void given.parts().then(({ answers: first, handle }) => {
          if (!first.some((answer) => answer(request, response))) return handle(request, response)
        })
      }),
  })
  return new Promise((resolve) => {
    server.listen(env.PORT, env.HOST, () => {
      process.send?.({ listening: env.PORT })
      resolve(server)
    })
  })
}

export function answers(): Answers {
  made ??= createAnswers({ store: null, site: site(), missing: drawPage })
  return made
}

export async function stop(): Promise<void> {
  await processParts.stopMarket()
  await closeDatabase()
}

function site() {
  return { policies: developmentPolicies(readEnv()), isHttps: false }
}

/** Draws a page on request, in English. */
async function drawPage({ request }: ReceivedRequest): Promise<Response> {
  const { pathname } = new URL(request.url)
  const files = { entry: '/src/app/entry.tsx', preloads: [], styles: [] }
  const found = await renderPath(canonicalPath(pathname), files)
  const html = found ?? (await renderPath('/lost', files)) ?? ''
  const page = await (tools ?? kept())?.page(pathname, html)
  return new Response(page ?? html, {
    status: found === undefined ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The tools survive a new copy of this module. */
const key = Symbol.for('love98.development')

function keep(given: Tools): void {
  Reflect.set(globalThis, key, given)
}

function kept(): Tools | undefined {
  return Reflect.get(globalThis, key) as Tools | undefined
}
