import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openDatabase } from '@/server/db/open-database'
import { backUpFolder } from '@/server/db/open-pglite'
import { hashToken } from '@/server/db/session-token'
import { findSession } from '@/server/db/sessions'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { acknowledgedSession } from './acknowledged-session'
import { disposeAfterEach } from './dispose-after-each'
import { makeFolder } from './engines'

const keep = disposeAfterEach()
const newFolder = () => keep(makeFolder()).folder
const now = new Date('2026-11-20T12:00:00.123Z')

test('a backup made while sessions are opened has every session acknowledged before it', async () => {
  const folder = newFolder()
  await copyDatabaseTemplate(folder)
  const db = await openDatabase({ directory: folder })
  const acknowledged: string[] = []
  let isOver = false
  const write = async () => {
    while (!isOver) {
      acknowledged.push(await acknowledgedSession(db, now))
      // PGlite answers without the event loop.
      await setImmediate()
    }
  }
  const writing = write()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  const before = [...acknowledged]
  const path = await db.backUp?.(now)
  isOver = true
  await writing
  await db.close()
  expect(path).toBe(`${folder}.20261120T120000Z.tar.gz`)
  expect((await stat(path ?? '')).mode & 0o777).toBe(0o600)

  const restored = newFolder()
  await mkdir(restored, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', path ?? '', '-C', restored])
  const found = await openDatabase({ directory: restored })
  for (const token of before) expect(await findSession(found, hashToken(token), now)).not.toBeNull()
  await found.close()
}, 120_000)

test('a failed backup leaves no file, and a backup in progress is not disturbed', async () => {
  const folder = newFolder()
  await mkdir(folder, { recursive: true })
  const client = { exec: async () => undefined, dumpDataDir: async () => new Blob(['archive']) }
  const other = `${folder}.20261120T120000Z.tar.gz.part`
  await writeFile(other, 'of another backup')
  await expect(backUpFolder(client, folder, now)).rejects.toThrow('EEXIST')
  expect(await readFile(other, 'utf8')).toBe('of another backup')
  const unreadable = { arrayBuffer: () => Promise.reject(new Error('no memory')) } as Blob
  const failing = { ...client, dumpDataDir: async () => unreadable }
  await expect(backUpFolder(failing, folder, new Date('2026-11-21T12:00:00Z'))).rejects.toThrow('no memory')
  expect((await readdir(dirname(folder))).filter((name) => name.includes('20261121'))).toEqual([])
})
