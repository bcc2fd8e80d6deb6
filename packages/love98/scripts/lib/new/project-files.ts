import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Lists the files of the project: the existing files that git tracks or, without git, all files that `.gitignore` does
 * not name.
 * @returns paths from the root, with forward slashes
 */
export async function projectFiles(root: string): Promise<string[]> {
  const tracked = await trackedFiles(root)
  if (!tracked) return filesBelow(root, await ignoredNames(root))
  const there = await Promise.all(tracked.map((path) => isFile(join(root, path))))
  return tracked.filter((_, index) => there[index])
}

export async function copyFiles(from: string, to: string, paths: readonly string[], signal: AbortSignal) {
  for (const path of paths) {
    signal.throwIfAborted()
    await mkdir(dirname(join(to, path)), { recursive: true })
    await copyFile(join(from, path), join(to, path))
  }
}

/** @returns null if this folder is not the root of a repository */
async function trackedFiles(root: string): Promise<string[] | null> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout
  try {
    const top = (await git('rev-parse', '--show-toplevel')).trim()
    if ((await realpath(top)) !== (await realpath(root))) return null
    return (await git('ls-files', '-z')).split('\0').filter(Boolean)
  } catch {
    return null
  }
}

async function isFile(path: string) {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}

/** The project's `.gitignore` has only names and `*.ending`. */
async function ignoredNames(root: string): Promise<(name: string) => boolean> {
  const text = await readFile(join(root, '.gitignore'), 'utf8')
  const rules = text.split(/\r?\n/).filter((rule) => rule && !rule.startsWith('#'))
  const names = new Set(['.git', ...rules.map((rule) => rule.replace(/\/$/, ''))])
  const endings = rules.filter((rule) => rule.startsWith('*')).map((rule) => rule.slice(1))
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending))
}

/** @param folder below the root */
async function filesBelow(
  root: string,
  isIgnored: (name: string) => boolean,
  folder: string = '',
): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (isIgnored(basename(path))) return []
      if (entry.isDirectory()) return filesBelow(root, isIgnored, path)
      return entry.isFile() ? [path] : []
    }),
  )
  return found.flat().sort()
}
