import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A route of the product: its address as Next writes it, and what it exports. */
export type FoundRoute = {
  address: string
  handlers: Record<string, (request: Request, context: unknown) => Promise<Response>>
}

const app = fileURLToPath(new URL('../../src/app', import.meta.url))
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Finds every route handler below `src/app`, also those that are newer than a test. */
export async function allRoutes(): Promise<FoundRoute[]> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])route\.tsx?$/.test(path))
    .sort()
  return Promise.all(
    files.map(async (path) => {
      const module = (await import(/* @vite-ignore */ join(app, path))) as Record<string, unknown>
      const handlers = Object.entries(module).filter(
        ([name, value]) => methods.includes(name) && typeof value === 'function',
      )
      return {
        address: `/${path.replaceAll('\\', '/').replace(/\/?route\.tsx?$/, '')}`,
        handlers: Object.fromEntries(handlers) as FoundRoute['handlers'],
      }
    }),
  )
}

/** What the framework gives a handler besides the request; `parameters` are those of the address. */
export function contextOf(parameters: Record<string, string> = { chainId: '1' }): unknown {
  return { params: Promise.resolve(parameters) }
}
