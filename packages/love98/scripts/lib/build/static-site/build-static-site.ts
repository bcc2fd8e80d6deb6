import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { analyticsSite } from '../../../../server/content-policy.ts'
import { siteOrigin } from '../../../../server/site-address.ts'
import { basePathOf } from '../../../../src/domain/build/base-path.ts'
import type { Progress } from '../../progress.mjs'
import { UserError } from '../../user-error.mjs'
import { writeSources } from '../../write-sources.ts'
import { buildClient } from '../build-client.ts'
import { releaseOf } from '../build-product.ts'
import { hashSources } from '../build-stamp.ts'
import { checkCommunity } from '../check-community.ts'
import { prerenderPages, type RenderedBuild, rendererUrl } from '../prerender.ts'
import { writeSite } from './write-site.ts'

/** From the root: the finished site. */
export const siteFolder = 'dist/static-site'

/** From the root. They are not the folders of the server's build, which may be served meanwhile. */
const workFolder = 'dist/static-build'
const folders: Omit<RenderedBuild, 'base'> = {
  client: `${workFolder}/client`,
  pages: `${workFolder}/pages`,
  prerender: `${workFolder}/prerender`,
  renderer: 'src/app/render-site.ts',
}

type Renderer = typeof import('../../../../src/app/render-site')

/**
 * Builds a folder for any static host: the desktop without the parts that need a server.
 * @throws {UserError} without `SITE_URL`, or with the message of the bundler
 */
export async function buildStaticSite({
  root,
  progress,
}: {
  readonly root: string
  readonly progress: Progress
}): Promise<void> {
  await checkCommunity(root)
  await writeSources(root)
  const env = join(root, '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  if (!process.env.SITE_URL)
    throw new UserError(
      'SITE_URL is not set. A static site contains its address, for link previews and search engines: SITE_URL=https://example.org npm run build -- --static',
    )
  const origin = siteOrigin(process.env)
  const base = baseOf(process.env.SITE_URL)
  // The bundler writes them into the code; see `src/domain/build/capabilities.ts`.
  Object.assign(process.env, {
    LOVE98_BUILD: releaseOf(await hashSources(root)),
    LOVE98_TARGET: 'static',
    LOVE98_BASE: base,
    LOVE98_SAFE_SERVICE: process.env.SAFE_GATEWAY_URL?.replace(/\/+$/, '') ?? '',
    NODE_ENV: 'production',
    // Other modules read the origin alone.
    SITE_URL: origin,
  })
  await progress.step('Building the static site', async () => {
    try {
      const client = await buildClient(root, folders.client)
      const pages = await prerenderPages(root, client, { ...folders, base })
      const renderer: Renderer = await import(rendererUrl(root, { ...folders, base }))
      await rm(join(root, siteFolder), { recursive: true, force: true })
      await writeSite(
        { root, folders: { ...folders, base }, site: join(root, siteFolder) },
        {
          ...{ pages, origin, analytics: analyticsSite(renderer.analytics) },
          ...{ settings: renderer.siteSettings(), languages: translated(renderer) },
        },
        await renderer.siteFiles(),
      )
    } catch (error) {
      throw new UserError(`The build failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  })
}

/** @throws {UserError} */
function baseOf(address: string): string {
  try {
    return basePathOf(new URL(address))
  } catch (error) {
    throw new UserError(String(error instanceof Error ? error.message : error), { cause: error })
  }
}

function translated({ languages }: Renderer): readonly string[] {
  return languages.map(({ id }) => id as string).filter((id) => id !== 'en')
}
