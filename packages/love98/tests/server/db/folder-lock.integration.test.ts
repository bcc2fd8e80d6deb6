import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProcess, lockFolder } from '@/server/db/folder-lock'
import { openDatabase } from '@/server/db/open-database'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { makeFolder } from './engines'

let place: ReturnType<typeof makeFolder>
let folder: string
beforeEach(() => {
  place = makeFolder()
  folder = place.folder
  mkdirSync(folder)
})
afterEach(() => place.remove())

const file = () => `${folder}.lock`
const heldBy = (holder: object) => writeFileSync(file(), JSON.stringify({ host: hostname(), ...holder }))

test("a second process is refused with the holder's id and the advice to set DATABASE_URL", async () => {
  const release = await lockFolder(folder)
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'FolderInUseError' })
  expect(String(refusal)).toContain(`process ${process.pid}`)
  expect(String(refusal)).toContain('set DATABASE_URL')
  release()
  expect(existsSync(file())).toBe(false)
  ;(await lockFolder(folder))()
})

test('a running process keeps its folder until it is killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  try {
    const pid = other.pid ?? 0
    heldBy({ pid, start: findProcess(pid)?.start ?? null })
    await expect(lockFolder(folder)).rejects.toThrow(`process ${pid}`)
  } finally {
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await ended
  }
  const release = await lockFolder(folder)
  expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid)
  release()
})

test.runIf(process.platform === 'linux')('a process id that was reused holds no lock', async () => {
  heldBy({ pid: process.pid, start: 'another time' })
  ;(await lockFolder(folder))()
})

test('a lock of another machine is respected', async () => {
  heldBy({ pid: 1, start: null, host: `not-${hostname()}` })
  await expect(lockFolder(folder)).rejects.toThrow(`delete ${file()}`)
})

test('a truncated lock file is taken over after a while', async () => {
  writeFileSync(file(), '{"pi')
  await expect(lockFolder(folder)).rejects.toThrow('another process')
  utimesSync(file(), new Date(), new Date(Date.now() - 5000))
  ;(await lockFolder(folder))()
})

test('one of several processes that find a stale lock takes it over', async () => {
  heldBy({ pid: 2 ** 30, start: 'long ago' })
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  const winners = taken.filter((result) => result.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  winners[0]?.value()
})

test('an open database locks its folder, also under a symbolic link, and unlocks it when closed', async () => {
  await copyDatabaseTemplate(folder)
  const alias = join(folder, '..', 'alias')
  symlinkSync(folder, alias, 'junction')
  const first = await openDatabase({ directory: folder })
  await expect(openDatabase({ directory: alias })).rejects.toMatchObject({ name: 'FolderInUseError' })
  await first.close()
  await first.close()
  expect(existsSync(file())).toBe(false)
  const second = await openDatabase({ directory: alias })
  await second.close()
}, 60_000)
