import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The folders that hold what we write. */
const codeFolders = /** @type {const} */ (['src', 'server', 'scripts', 'tests'])

const code = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'])

/**
 * Every file below the folders of code and in the root itself, hidden ones included.
 *
 * @param {string} root
 * @returns {Promise<string[]>} paths from the root, with forward slashes, sorted
 */
export async function listFiles(root) {
  const below = await Promise.all(codeFolders.map((folder) => filesBelow(root, folder)))
  const top = await readdir(root, { withFileTypes: true })
  return [...below.flat(), ...top.filter((entry) => entry.isFile()).map(({ name }) => name)].sort()
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Promise<Map<string, string>>} the text of the files of code among them, by path
 */
export async function readCode(root, paths) {
  const texts = paths
    .filter((path) => code.has(extname(path)))
    .map(async (path) => /** @type {const} */ ([path, await readFile(join(root, path), 'utf8')]))
  return new Map(await Promise.all(texts))
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
}
