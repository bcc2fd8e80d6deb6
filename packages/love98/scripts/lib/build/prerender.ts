import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { type ProgramSource, readPrograms } from '../programs/program-sources.ts'
import { packageRoot } from '../project-root.mjs'
import { type ClientFiles, clientFolder, entryModule, viteConfig } from './build-client.ts'

export const pagesFolder = 'dist/pages'
export const staticPath = '/static'

type Renderer = Pick<typeof import('../../../src/app/render'), 'renderPages' | 'languages'>

/** The folders of a build, from the root, and the module that draws its pages. */
export type RenderedBuild = {
  readonly client: string
  readonly pages: string
  readonly prerender: string
  readonly renderer: string
  /** The base path of the site; see `src/domain/build/base-path.ts`. */
  readonly base: string
}

const servedBuild: RenderedBuild = {
  client: clientFolder,
  pages: pagesFolder,
  prerender: 'dist/prerender',
  renderer: 'src/app/render.tsx',
  base: '',
}

/**
 * Renders every page in every language, with the styles of its first paint.
 * @param root the project's folder
 * @param files of the browser's code
 * @returns paths of the pages below the folder of pages
 */
export async function prerenderPages(
  root: string,
  files: ClientFiles,
  folders = servedBuild,
): Promise<readonly string[]> {
  const { pages: pagesFolder, prerender, renderer, base } = folders
  await build({
    root: packageRoot,
    configFile: viteConfig,
    logLevel: 'error',
    build: { ssr: renderer, outDir: join(root, prerender) },
  })
  const { renderPages, languages }: Renderer = await import(rendererUrl(root, folders))
  await rm(join(root, pagesFolder), { recursive: true, force: true })
  const programs = await readPrograms(root)
  const windowOf = (id: string) => windowModule(programs, id)
  const styles = await readStyles(join(root, folders.client), files, programs)
  const written: string[] = []
  for (const { id } of languages) {
    const pages = await renderPages(id, (program) =>
      filesOfPage({ files, styles, address: filesAddress(base, id) }, program && windowOf(program)),
    )
    for (const { file, html } of pages) {
      const path = join(root, pagesFolder, file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, html)
      written.push(file)
    }
  }
  return written
}

/** @returns the address of the built module that draws the pages */
export function rendererUrl(root: string, { prerender, renderer }: RenderedBuild): string {
  return pathToFileURL(join(root, prerender, `${parse(renderer).name}.js`)).href
}

async function readStyles(
  folder: string,
  files: ClientFiles,
  programs: readonly ProgramSource[],
): Promise<ReadonlyMap<string, string>> {
  const modules = [entryModule, ...programs.map(({ id }) => windowModule(programs, id))]
  const names = new Set(modules.flatMap((module) => (module && files[module]?.styles) ?? []))
  return new Map(
    await Promise.all(
      Array.from(names, async (name) => {
        const text = (await readFile(join(folder, name), 'utf8')).trim()
        if (/<\/style/i.test(text))
          throw new Error(`${name} would end the element that contains it: "</style".`)
        return [name, text] as const
      }),
    ),
  )
}

function windowModule(programs: readonly ProgramSource[], id: string): string | undefined {
  const program = programs.find((one) => one.id === id)
  return program?.needsWallet ? 'src/programs/wallet-frame.tsx' : program?.window
}

function filesOfPage(
  {
    files,
    styles: sheets,
    address,
  }: {
    readonly files: ClientFiles
    readonly styles: ReadonlyMap<string, string>
    /** The address of the built files in the language of the page. */
    readonly address: string
  },
  module: string | undefined,
) {
  const first = files[entryModule]
  const window = module === undefined ? undefined : files[module]
  const [entry = '', ...imported] = first?.scripts ?? []
  const preloads = [...imported, ...(window?.scripts ?? [])].filter((name) => name !== entry)
  const styles = [...(first?.styles ?? []), ...(window?.styles ?? [])]
  return {
    entry: `${address}/${entry}`,
    preloads: [...new Set(preloads)].map((name) => `${address}/${name}`),
    styles: [...new Set(styles)].map((name) => ({
      href: `${address}/${name}`,
      text: sheets.get(name) ?? '',
    })),
  }
}

function filesAddress(base: string, language: string): string {
  return `${base}${staticPath}${language === 'en' ? '' : `/${language}`}`
}
