import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { communityFile } from '../lib/project-root.mjs'
import { artFolders, type Folders } from './art-folders.ts'
import { type ArtCommunity, type ArtFiles, type ArtInputs, compileArt } from './compile.ts'

/**
 * Compiles the pictures of a project and writes them with the public files of the package and the community, which
 * makes one folder that is delivered.
 * @throws {Error} if a drawing cannot be compiled
 */
export async function writeArt(folders: Folders): Promise<ArtFiles> {
  const files = await compileArt(await readInputs(folders))
  const { generated, pictures, copied } = artFolders(folders)
  const copies = (await Promise.all(copied.map(filesBelow))).flatMap((found) => [...found])
  await writeAll(generated, files.generated)
  await writeAll(pictures, new Map([...copies, ...files.pictures]))
  await removeOthers(pictures, new Set([...copies.map(([path]) => path), ...files.pictures.keys()]))
  return files
}

export async function readInputs({ packageFolder, projectFolder }: Folders): Promise<ArtInputs> {
  const path = join(projectFolder, communityFile)
  const { default: community }: { default: Partial<ArtCommunity> } = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  )
  const { communityFolder } = artFolders({ packageFolder, projectFolder })
  return { packageFolder, communityFolder, community: tolerant(community) }
}

/** The file is checked only after the pictures are there: the check needs the lists of skins and icons. */
function tolerant({ site, tokens, chains, pairs, links, ...others }: Partial<ArtCommunity>): ArtCommunity {
  return {
    ...others,
    site: {
      name: typeof site?.name === 'string' ? site.name : '',
      sentence: typeof site?.sentence === 'string' ? site.sentence : '',
    },
    tokens: tokens ?? {},
    chains: Array.isArray(chains) ? chains.filter((chain) => chain?.nativeCurrency?.symbol) : [],
    pairs: Array.isArray(pairs) ? pairs : [],
    links: Array.isArray(links) ? links.filter((link) => link?.icon && link.place) : [],
  }
}

async function writeAll(folder: string, files: ReadonlyMap<string, Buffer>) {
  for (const [path, bytes] of files) {
    const target = join(folder, path)
    const present = await readFile(target).catch(() => null)
    if (present?.equals(bytes)) continue
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
  }
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>) {
  for (const [path] of await filesBelow(folder))
    if (!wanted.has(path)) await rm(join(folder, path), { force: true })
}

/** @returns the files by path with `/`; none if there is no such folder */
async function filesBelow(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path)] as const
      }),
    ),
  )
}
