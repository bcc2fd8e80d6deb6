import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../build'
import { community } from '../community'

export const dynamic = 'force-static'

/**
 * The service worker, with the version of the build in front: its bytes change with every build, which is how a browser
 * hears of one. Where `site.offline` is false, and while developing, it is one that removes itself and what it kept.
 */
export async function GET(): Promise<Response> {
  const text = await readFile(join(process.cwd(), 'src', 'browser', 'service-worker.mjs'), 'utf8')
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = `const version = ${JSON.stringify(build.version)}\nconst isWanted = ${isWanted}\n`
  return new Response(`${facts}${text}`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}
