import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

const run = promisify(execFile)

/**
 * Sees to it that the tests of what is stored find a PostgreSQL: `DATABASE_URL`, an installed one, else, as root on a
 * Debian, one that is installed now. Where none can be had the tests say that they skip it.
 */
export async function providePostgres({ root, logFile, progress }: InstallOptions): Promise<void> {
  if (process.env.DATABASE_URL || (await findPostgresPrograms())) return
  if (process.getuid?.() !== 0 || !canUseApt({ platform: process.platform, exists: existsSync })) return
  await installPackages({ root, logFile, progress, what: 'PostgreSQL', packages: ['postgresql'] })
}

/** @returns the folder of `initdb` and `postgres`, the newest version first */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const asked = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const versions = await readdir('/usr/lib/postgresql').catch(() => [] as string[])
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'))
  for (const folder of [...asked, ...installed]) {
    const names = await readdir(folder).catch(() => [] as string[])
    if (['initdb', 'postgres'].every((name) => names.includes(name))) return folder
  }
  return undefined
}
