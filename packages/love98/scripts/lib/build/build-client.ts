import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { readPrograms } from '../programs/program-sources.ts'
import { packageRoot } from '../project-root.mjs'
import { groupsOf, planChunks } from './chunks.ts'
import { moduleName } from './module-name.ts'

/** The files that load with a module: names below the folder of static files, the module's own first. */
export type LoadedFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

export type ClientFiles = Readonly<Record<string, LoadedFiles>>

export const clientFolder = 'dist/client'
export const viteConfig = join(packageRoot, 'vite.config.ts')
export const entryModule = 'src/app/entry.tsx'

/**
 * Builds the browser's code twice: first to see how the bundler splits it for every `import()`, then with these chunks
 * joined by part.
 * @param root the project's folder
 * @param folder of the written files, from the root
 * @throws {Error} with the bundler's message about a source that it cannot read
 */
export async function buildClient(root: string, folder = clientFolder): Promise<ClientFiles> {
  const cut = await bundle({ write: false, minify: false, cssMinify: false })
  const plan = planChunks(cut, await readPrograms(root))
  const written = await bundle({
    outDir: join(root, folder),
    rolldownOptions: { output: { codeSplitting: { groups: groupsOf(plan) } } },
  })
  const entries = cut.flatMap(({ facadeModuleId, isEntry, isDynamicEntry }) =>
    facadeModuleId && (isEntry || isDynamicEntry) ? [facadeModuleId] : [],
  )
  const files = Object.fromEntries(entries.map((id) => [moduleName(id), loadedBy(id, written)]))
  const filesFile = join(root, dirname(folder), 'client-files.json')
  await mkdir(dirname(filesFile), { recursive: true })
  await writeFile(filesFile, `${JSON.stringify(files, null, 1)}\n`)
  return files
}

async function bundle(
  options: NonNullable<Parameters<typeof build>[0]>['build'],
): Promise<readonly Rolldown.OutputChunk[]> {
  const { output } = (await build({
    root: packageRoot,
    configFile: viteConfig,
    logLevel: 'error',
    ...(options === undefined ? {} : { build: options }),
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

function loadedBy(id: string, chunks: readonly Rolldown.OutputChunk[]): LoadedFiles {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  add(chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id)))
  const all = [...found]
  return {
    scripts: all.map(({ fileName }) => fileName),
    styles: [...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  }
}
