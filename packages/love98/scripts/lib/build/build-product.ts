import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { type AnalyticsSite, analyticsSite } from '../../../server/content-policy.ts'
import { compressMissing } from '../../../server/delivery/compress-missing.ts'
import { manifestFile, policyFile, type StaticManifest } from '../../../server/delivery/static-manifest.ts'
import { inlineScriptHashes, inlineStyleHashes } from '../../../server/inline-scripts.ts'
import type { Language } from '../../../src/server/http/choose-language.ts'
import type { Progress } from '../progress.mjs'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { writeSources } from '../write-sources.ts'
import { buildClient, viteConfig } from './build-client.ts'
import { clearBuildStamp, hashSources, writeBuildStamp } from './build-stamp.ts'
import { builtLanguages } from './built-languages.ts'
import { checkCommunity } from './check-community.ts'
import { copyPictures, squeezePictures } from './deliver-pictures.ts'
import { restoreReleases, storeRelease } from './keep-releases.ts'
import { prepareDelivery, pruneDelivery } from './prepare-delivery.ts'
import { pagesFolder, prerenderPages } from './prerender.ts'

type BuildOptions = {
  readonly root: string
  readonly progress: Progress
  /** Leaves the compression, which takes as long as the build, to the server. */
  readonly isQuick?: boolean
}

/**
 * Builds the browser's code and every page, and prepares them for delivery. Writes the data of the content security
 * policy to `policyFile`: the hashes of inline scripts and styles, and the host of statistics.
 * @throws {UserError} with the message of the bundler
 */
export async function buildProduct({ root, progress, isQuick = false }: BuildOptions): Promise<void> {
  await checkCommunity(root)
  // The modules of the community import the texts and the list of programs.
  await writeSources(root)
  // Hashed first, so that a source that changes during the build makes the build outdated.
  const sources = await hashSources(root)
  await clearBuildStamp(root)
  // The code contains the release of its build, so that a page notices a newer one.
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
  await copyPictures(root)
  await prepareDelivery(root, pages, undefined, languages)
  await restoreReleases(root, releaseOf(sources))
  if (!isQuick) await compressBuild({ root, progress })
  await storeRelease(root, releaseOf(sources))
  await pruneDelivery(root)
  await writeFile(join(root, policyFile), `${JSON.stringify({ ...hashes, analytics }, null, 2)}\n`)
  await writeBuildStamp(root, sources)
}

export async function compressBuild({ root, progress }: BuildOptions): Promise<void> {
  await progress.step('Compressing it', async () => {
    await squeezePictures(root)
    const { files }: StaticManifest = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
    await compressMissing(root, files)
  })
}

/** Returns the release of a build: the start of the hash of its sources. */
export function releaseOf(sources: string): string {
  return sources.slice(0, 16)
}

type Facts = {
  /** English first. */
  readonly languages: readonly Language[]
  readonly analytics: AnalyticsSite | null
}

/** Called after the community's file was checked. */
async function readFacts(): Promise<Facts> {
  const { community } = await import('../../../src/app/community.ts')
  const { languages: kept, analytics } = community
  return {
    languages: builtLanguages(kept).map(({ id, tag }) => ({ id, tag })),
    analytics: analyticsSite(analytics),
  }
}

/** From the root: the server's own code, and the code of its threads. */
const serverFolder = 'dist/server'

/**
 * Packages with native code or WebAssembly, which they find in their own folder, or that few deployments load. They are
 * imported from `node_modules`. All others are in the bundle, so that a start reads a few files instead of 1,500.
 */
const external = ['@electric-sql/pglite', 'sharp', 'pg', 'prom-client']
const tracing = ['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-base'].map(
  (name) => `@opentelemetry/${name}`,
)

/** The packages that a built server imports from `node_modules`. */
export const runtimePackages: readonly string[] = [...external, ...tracing]

/**
 * Builds the server as ES modules with source maps.
 * @param root the project's folder
 * @param outDir the folder of the output
 */
export async function buildServer(root: string, outDir = serverFolder): Promise<void> {
  await build({
    root: packageRoot,
    configFile: viteConfig,
    logLevel: 'error',
    // A server reads the public files of its build.
    define: { 'process.env.LOVE98_PUBLIC': '""' },
    ssr: { noExternal: true, external },
    plugins: [withoutWindows()],
    build: {
      ssr: true,
      outDir: join(root, outDir),
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(packageRoot, 'server/entry.ts'),
          'health-check': join(packageRoot, 'server/health-check.ts'),
          'compress-process': join(packageRoot, 'server/delivery/compress-process.ts'),
          'deal-worker': join(packageRoot, 'src/server/heartbreak/picture/deal-worker.ts'),
        },
        external: [...runtimePackages],
        // All files are in one folder, because a thread or process is found by the address of the file that starts it.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  // Node otherwise takes these files for CommonJS where no folder above has such a file.
  await writeFile(join(root, outDir, 'package.json'), '{ "type": "module" }\n')
  // The server reads them next to its own files.
  await cp(join(packageRoot, 'src/server/db/migrations'), join(root, outDir, 'migrations'), {
    recursive: true,
  })
}

/**
 * Keeps the windows of programs out of the server's bundle. The server reads the definitions of programs, but opens no
 * windows.
 */
function withoutWindows(): Plugin {
  return {
    name: 'love98:without-windows',
    enforce: 'pre',
    resolveDynamicImport(specifier, importer) {
      if (/\/programs\/[\w-]+\/program\.ts$/.test((importer ?? '').replaceAll('\\', '/')))
        return { id: specifier, external: true }
      return null
    },
  }
}

/** The most hashes. Common proxies reject headers over about 8 KB, and a hash takes 54 bytes. */
const hashLimit = 100

/**
 * Collects the hashes of inline scripts and styles: the scripts of the English pages, because pages in other languages
 * get separate lists, and all style sheets.
 * @param pages paths below the folder of pages
 * @returns in the form of CSP, without quotes, sorted
 * @throws {UserError} if there are too many for a header
 */
export async function collectHashes(root: string, pages: readonly string[], languages: readonly Language[]) {
  const isTranslated = (page: string) =>
    languages.some(({ id }) => id !== 'en' && (page === `${id}.html` || page.startsWith(`${id}/`)))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    const html = await readFile(join(root, pagesFolder, page), 'utf8')
    for (const hash of inlineStyleHashes(html)) styles.add(hash)
    if (!isTranslated(page)) for (const hash of inlineScriptHashes(html)) scripts.add(hash)
  }
  if (scripts.size + styles.size > hashLimit)
    throw new UserError(
      `The pages have ${scripts.size + styles.size} different scripts and styles, too many for one header (${hashLimit}).`,
    )
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() }
}
