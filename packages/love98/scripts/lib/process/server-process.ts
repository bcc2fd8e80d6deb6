import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { typeScriptArguments } from '../load-typescript.mjs'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { startChild } from './child.mjs'

export const serverScript = 'dist/server/main.js'

/** The time limit for the first page, ms. A development server compiles it on request. */
const readyLimit = { production: 60_000, development: 180_000 }

/**
 * Starts the server and waits until its page answers 200.
 * @param options `url`: the page to wait for, by an address that can be called
 * @returns `died` rejects with the reason when the server ends
 * @throws {UserError} if it ends or does not answer
 */
export async function startServer({
  root,
  env,
  dev,
  url,
  logFile,
  signal,
  script = serverScript,
  onWarning = () => undefined,
}: {
  root: string
  env: NodeJS.ProcessEnv
  dev: boolean
  url: string
  logFile: string
  signal: AbortSignal
  script?: string
  /** Receives what the server says about its environment. */
  onWarning?: (warning: string) => void
}): Promise<{ died: Promise<never> }> {
  const child = startChild({
    name: 'the server',
    command: process.execPath,
    args: dev ? typeScriptArguments(join(packageRoot, 'server/development.ts')) : [join(root, script)],
    cwd: root,
    env,
    logFile,
    talks: true,
  })
  let reason = ''
  child.onMessage((message) => {
    if (isFailure(message)) reason = message.failed
    if (isWarning(message)) onWarning(message.warning)
  })
  const died = child.exited.then(({ code, signal: killedBy }) => {
    const how = killedBy ? `was ended by ${killedBy}` : `ended with code ${code}`
    throw new UserError(reason || `The server ${how}. The end of its log (${logFile}):\n${child.tail()}`)
  })
  // The caller gets the rejection from the race below. Without this line it would also be unhandled.
  died.catch(() => undefined)
  await Promise.race([
    died,
    pageAnswers({ url, signal, limit: readyLimit[dev ? 'development' : 'production'], logFile }),
  ])
  return { died }
}

/** @throws {UserError} when the page does not answer 200 within `limit` ms */
async function pageAnswers({
  url,
  signal,
  limit,
  logFile,
}: {
  url: string
  signal: AbortSignal
  limit: number
  logFile: string
}) {
  const start = performance.now()
  let last = 'nothing'
  while (performance.now() - start < limit) {
    signal.throwIfAborted()
    try {
      const { status } = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
      })
      if (status === 200) return
      last = `status ${status}`
    } catch {
      // Not listening yet.
    }
    await sleep(100, undefined, { signal })
  }
  throw new UserError(`${url} did not answer within ${limit / 1000} s (last: ${last}). See ${logFile}.`)
}

function isWarning(message: unknown): message is { warning: string } {
  const { warning } = Object(message)
  return typeof warning === 'string'
}

function isFailure(message: unknown): message is { failed: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'failed' in message &&
    typeof message.failed === 'string'
  )
}
