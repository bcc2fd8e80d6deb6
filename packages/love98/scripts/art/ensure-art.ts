import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { typeScriptArguments } from '../lib/load-typescript.mjs'
import { communityFile } from '../lib/project-root.mjs'
import { UserError } from '../lib/user-error.mjs'
import { artFolders, type Folders } from './art-folders.ts'

/** The sources of the pictures in the package: files and folders. */
const packageSources = [
  ...['art', 'public', 'scripts/art', 'src/skins', 'src/domain/appearance', 'src/programs/registry.ts'],
  ...['messages/en', 'package.json'],
]
const communitySources = ['art', 'public', 'skins', 'programs', 'texts', 'logo.png', 'logo.svg', 'logo.txt']

/**
 * Compiles the pictures of a project if they are missing or anything that they are made from has changed. Another
 * process does it, so that changed TypeScript is loaded again.
 * @throws {UserError} if a drawing cannot be compiled
 */
export async function ensureArt(folders: Folders): Promise<void> {
  const hash = await hashInputs(folders)
  const stamp = join(artFolders(folders).generated, 'art.json')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  const script = join(folders.packageFolder, 'scripts/art.ts')
  try {
    const args = typeScriptArguments(script, '--project', folders.projectFolder)
    await promisify(execFile)(process.execPath, args, {
      cwd: folders.packageFolder,
      env: { ...process.env, LOVE98_PROJECT: folders.projectFolder },
    })
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new UserError(messageOf(stderr) || String(error), { cause: error })
  }
  await writeFile(stamp, hash)
}

/** Returns the message that a process printed for an error, without its stack. */
export function messageOf(stderr: string): string {
  const lines = stderr.trim().split('\n')
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .replace(/^\w*Error: /, '')
}

async function hashInputs({ packageFolder, projectFolder }: Folders): Promise<string> {
  const { communityFolder } = artFolders({ packageFolder, projectFolder })
  const sources = [
    ...packageSources.map((path) => [packageFolder, path] as const),
    ...communitySources.map((path) => [communityFolder, path] as const),
    [projectFolder, communityFile] as const,
  ]
  const hash = createHash('sha256')
  for (const [folder, path] of sources)
    for (const [name, bytes] of await filesOf(join(folder, path)))
      hash.update(`${path}\0${name}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

/** @returns sorted; one file without a name for a file, none for an absent path */
async function filesOf(path: string): Promise<[name: string, bytes: Buffer][]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (entries === null) return [['', await readFile(path)]]
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    names
      .sort()
      .map(async (name): Promise<[string, Buffer]> => [name.slice(path.length), await readFile(name)]),
  )
}
