import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns a description of the project or repository that contains a folder; null if there is none. Git would leave out
 * the files of a repository in a repository, and npm installs the packages of a workspace into its root.
 * @param folder absolute, without symbolic links
 */
export async function surroundingProject(folder: string): Promise<string | null> {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'community', 'config.ts'))) return `the desktop ${at}`
    if (existsSync(join(at, '.git'))) return `the git repository ${at}`
    if (await isWorkspace(at)) return `the npm workspace ${at}`
    if (at === dirname(at)) return null
  }
}

async function isWorkspace(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null)
  if (text === null) return false
  try {
    return 'workspaces' in Object(JSON.parse(text))
  } catch {
    return false
  }
}
