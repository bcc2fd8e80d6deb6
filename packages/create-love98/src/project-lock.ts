import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

type LockedPackage = { readonly version?: string; readonly dev?: boolean; readonly link?: boolean }

/** `package-lock.json` (lockfileVersion 3): each package by its path. */
export type LockFile = {
  readonly name: string
  readonly lockfileVersion: number
  readonly requires: boolean
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/**
 * The lock file of a new project: the dependencies of love98 as this repository locks them. With it npm does not have to
 * ask the registry for the versions of each package, which is half of an installation.
 * @param repository lock file of this repository
 * @param project `package.json` of the new project
 */
export function projectLock(
  repository: LockFile,
  project: { name: string; version: string; dependencies: object },
): LockFile {
  const locked = Object.entries(repository.packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  return {
    name: project.name,
    lockfileVersion: repository.lockfileVersion,
    requires: true,
    packages: { '': project, ...Object.fromEntries(locked) },
  }
}

/** Reads the lock file of this repository: the part in the bundle of the wizard, or the file itself. */
export async function readRepositoryLock(): Promise<LockFile> {
  const bundled = new URL('./package-lock.json', import.meta.url)
  const own = new URL('../../../package-lock.json', import.meta.url)
  return JSON.parse(await readFile(existsSync(bundled) ? bundled : own, 'utf8'))
}
