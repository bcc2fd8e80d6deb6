import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot, projectRoot, repositoryRoot } from '../../scripts/lib/project-root.mjs'

/** The sources that a build or a start needs, from the package's folder. */
const sources = [
  ...['src', 'messages', 'public', 'art', 'server', 'scripts', 'bin', 'vite.config.ts'],
  ...['tsconfig.json', 'tsconfig.base.json', 'package.json'],
]
const files = ['package.json', 'package-lock.json', '.npmrc', '.nvmrc']

/** The package in a copy of the repository. */
export const copiedPackage = 'packages/love98'

/**
 * Copies the repository to an empty folder, with the tests' community as its own, and links the installed packages.
 * @param folder exists
 */
export async function copyRepository(folder: string): Promise<void> {
  for (const path of sources)
    await cp(join(packageRoot, path), join(folder, copiedPackage, path), { recursive: true })
  for (const path of files) await cp(join(repositoryRoot, path), join(folder, path))
  await cp(join(projectRoot, 'community'), join(folder, 'community'), { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(repositoryRoot, 'node_modules')))
    if (name !== 'love98')
      await symlink(join(repositoryRoot, 'node_modules', name), join(folder, 'node_modules', name))
  await symlink(join(folder, copiedPackage), join(folder, 'node_modules', 'love98'))
}

/**
 * Runs a program to its end.
 * @param own variables that replace variables of this process
 * @throws {Error} if its exit code is not 0
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  cwd: string,
  own: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { LOVE98_PROJECT: _, ...env } = process.env
  const child = spawn(command, args, { cwd, env: { ...env, ...own }, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.`)
}
