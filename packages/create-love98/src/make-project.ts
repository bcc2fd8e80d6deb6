import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { getAddress, isAddress } from 'viem/utils'
import type { Progress } from '../../love98/scripts/lib/progress.mjs'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'
import { parseCommunity } from '../../love98/src/domain/community/community.ts'
import { languages } from '../../love98/src/language/languages.ts'
import type { Answers } from './answers.ts'
import { communityConfig } from './community-config.ts'
import { fillNewFolder } from './new-folder.ts'
import { copyPackage, startInstall } from './npm.ts'
import { everyProgram } from './programs.ts'
import { json, packageFile, projectFiles } from './project-files.ts'
import { projectLock, readRepositoryLock } from './project-lock.ts'
import { startRepository } from './repository.ts'

export type Made = { readonly hasRepository: boolean; readonly installed: string | null }

/**
 * Makes the folder of a project: asks while npm installs, writes the files, and makes a git repository. All or nothing.
 * @param version of love98
 * @param source of love98 in place of the registry
 * @throws {UserError} when a step fails; nothing is left then
 */
export function makeProject({
  target,
  version,
  source,
  install,
  chains,
  answer,
  signal,
  progress,
}: {
  target: string
  version: string
  source: string | undefined
  install: boolean
  chains: ReadonlyMap<number, ChainDefinition>
  answer: () => Promise<Answers>
  signal: AbortSignal
  progress: Progress
}): Promise<Made> {
  return fillNewFolder(target, async (folder) => {
    const love98 = source === undefined ? version : await copyPackage(source, folder, signal)
    const project = packageFile(basename(target), love98)
    await writeFile(join(folder, 'package.json'), json(project))
    const lock = projectLock(await readRepositoryLock(), project)
    await writeFile(join(folder, 'package-lock.json'), json(lock))
    const logFile = join(folder, '.love98', 'logs', 'install.log')
    const installing = install ? startInstall(folder, logFile) : null
    try {
      const answers = await answer()
      await writeProject(folder, answers, chains)
      if (installing) {
        const { code } = await progress.step('Installing Love98', () => installing.exited)
        signal.throwIfAborted()
        if (code !== 0)
          throw new UserError(`npm could not install Love98, and nothing was made:\n\n${installing.tail(12)}`)
      }
    } finally {
      await installing?.stop()
    }
    await rm(join(folder, '.love98'), { recursive: true, force: true })
    const installed = installing ? await installedVersion(folder) : null
    const hasRepository = await startRepository(folder, signal)
    signal.throwIfAborted()
    return { hasRepository, installed }
  })
}

async function writeProject(
  folder: string,
  answers: Answers,
  chains: ReadonlyMap<number, ChainDefinition>,
): Promise<void> {
  const config = communityConfig(answers)
  // The file is checked as it will be by the desktop: a problem in it is one of this command.
  parseCommunity(config, {
    programIds: everyProgram,
    skinIds: config.skins,
    languageIds: languages.map(({ id }) => id),
    iconNames: config.links.map(({ icon }) => icon),
    checksumOf: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),
  })
  const files = projectFiles(answers, config, new Date().getFullYear())
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { logo } = answers
  if (logo?.kind === 'picture') await writeFile(join(folder, 'community', logo.file), logo.bytes)
}

async function installedVersion(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'node_modules', 'love98', 'package.json'), 'utf8').catch(
    () => '{}',
  )
  return JSON.parse(text).version ?? null
}
