import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, type InstallOptions, installPackages } from './apt.ts'

const run = promisify(execFile)

/**
 * Provides PostgreSQL for the tests of stored data: `DATABASE_URL`, an installed one, or a new installation as root on
 * Debian. Without PostgreSQL the tests report that they are skipped.
 */
export async function providePostgres({ root, logFile, progress }: InstallOptions): Promise<void> {
  if (process.env.DATABASE_URL || (await findPostgresPrograms())) return
  if (process.getuid?.() !== 0 || !canUseApt({ platform: process.platform, exists: existsSync })) return
  await installPackages({ root, logFile, progress, what: 'PostgreSQL', packages: ['postgresql'] })
}

/** @returns the folder of `initdb` and `postgres`, the newest version first */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const configured = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const versions = await readdir('/usr/lib/postgresql').catch(() => [] as string[])
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'))
  for (const folder of [...configured, ...installed]) {
    const names = await readdir(folder).catch(() => [] as string[])
    if (['initdb', 'postgres'].every((name) => names.includes(name))) return folder
  }
  return undefined
}
