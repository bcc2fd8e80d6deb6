import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressMissing } from '../../../server/delivery/compress-missing.ts'
import { manifestFile, policyFile, type StaticManifest } from '../../../server/delivery/static-manifest.ts'
import type { CommunityFile } from '../../../src/domain/community/community.ts'
import type { Language } from '../../../src/server/http/choose-language.ts'
import type { Progress } from '../progress.mjs'
import { UserError } from '../user-error.mjs'
import { buildClient } from './build-client.ts'
import { buildServer } from './build-server.ts'
import { clearBuildStamp, hashSources, writeBuildStamp } from './build-stamp.ts'
import { builtLanguages } from './built-languages.ts'
import { checkCommunity } from './check-community.ts'
import { restoreReleases, storeRelease } from './keep-releases.ts'
import { collectHashes } from './page-hashes.ts'
import { prepareDelivery, pruneDelivery } from './prepare-delivery.ts'
import { prerenderPages } from './prerender.ts'

type BuildOptions = {
  /** The project's folder. */
  readonly root: string
  readonly progress: Progress
  /** Leaves the compressing, which takes as long as the build, to the server that delivers it. */
  readonly isQuick?: boolean
}

/**
 * Builds the browser's code and every page, prepares them for delivery, and writes what their content policy allows, the hashes of
 * inline scripts and styles and the host of statistics, to `policyFile`.
 *
 * @throws {UserError} with what the bundler says
 */
export async function buildProduct({ root, progress, isQuick = false }: BuildOptions): Promise<void> {
  await checkCommunity(root)
  // Taken first: a source that changes meanwhile makes the build an old one.
  const sources = await hashSources(root)
  await clearBuildStamp(root)
  // Written into the code: which build a page belongs to, so that it notices a newer one.
  Object.assign(process.env, { LOVE98_BUILD: releaseOf(sources), NODE_ENV: 'production' })
  const { languages, analytics } = await readFacts()
  const pages = await progress.step('Building the desktop', async () => {
    try {
      await buildServer(root)
      return await prerenderPages(root, await buildClient(root))
    } catch (error) {
      throw new UserError(`The build failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  })
  const hashes = await collectHashes(root, pages, languages)
  await prepareDelivery(root, pages, undefined, languages)
  await restoreReleases(root, releaseOf(sources))
  if (!isQuick) await compressBuild({ root, progress })
  await storeRelease(root, releaseOf(sources))
  await pruneDelivery(root)
  await writeFile(join(root, policyFile), `${JSON.stringify({ ...hashes, analytics }, null, 2)}\n`)
  await writeBuildStamp(root, sources)
}

/** Compresses what a build left, or an interrupted server. */
export async function compressBuild({ root, progress }: BuildOptions): Promise<void> {
  const { files }: StaticManifest = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
  await progress.step('Compressing it', () => compressMissing(root, files))
}

/** The release by which a page names its build: the start of the hash of its sources. */
function releaseOf(sources: string): string {
  return sources.slice(0, 16)
}

type Facts = {
  /** English first. */
  readonly languages: readonly Language[]
  readonly analytics: { readonly host: string | null; readonly productionHostname: string | null }
}

/** Called once the community's file was checked: an import above would end with the loader's words for what is wrong in it. */
async function readFacts(): Promise<Facts> {
  const { default: community } = await import('../../../love98.config.ts')
  const { languages: kept, analytics }: CommunityFile<string, string> = community
  return {
    languages: builtLanguages(kept).map(({ id, tag }) => ({ id, tag })),
    analytics: { host: analytics.host, productionHostname: analytics.productionHostname },
  }
}
