import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

export const codeFolders = ['src', 'server', 'scripts', 'tests'] as const

const code = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'])

/**
 * Lists the files below `folders` and in the root itself, including hidden ones.
 * @returns paths from the root, with forward slashes, sorted
 */
export async function listFiles(root: string, folders: readonly string[] = codeFolders): Promise<string[]> {
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)))
  const top = await readdir(root, { withFileTypes: true })
  return [...below.flat(), ...top.filter((entry) => entry.isFile()).map(({ name }) => name)].sort()
}

/** @returns the text of the code files among them, by path */
export async function readCode(root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const texts = paths
    .filter((path) => code.has(extname(path)))
    .map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

async function filesBelow(root: string, folder: string) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
}
