import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../scripts/lib/test/temporary-folder.ts'

const memory = '/dev/shm'

test('a run has a folder in memory until it ends', async ({ skip }) => {
  const { env, remove } = await makeTemporaryFolder()
  const folder = env.TMPDIR
  if (!folder) return skip('this machine has no room for files in memory')
  expect(folder).toMatch(new RegExp(`^${memory}/love98-test-${process.pid}-`))
  writeFileSync(join(folder, 'file'), '')
  await remove()
  expect(existsSync(folder)).toBe(false)
})

test('the folder of a killed run is removed by the next one, and that of a running one is not', async ({
  skip,
}) => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const [abandoned, used] = [pid, process.ppid].map((owner) => join(memory, `love98-test-${owner}-planted`))
  if (!abandoned || !used) throw new Error('two folders are planted')
  if (!existsSync(memory)) return skip('this machine has no folder in memory')
  for (const folder of [abandoned, used]) mkdirSync(folder, { recursive: true })
  try {
    const { env, remove } = await makeTemporaryFolder()
    await remove()
    if (!env.TMPDIR) return skip('this machine has no room for files in memory')
    expect([abandoned, used].map((folder) => existsSync(folder))).toEqual([false, true])
  } finally {
    for (const folder of [abandoned, used]) rmSync(folder, { recursive: true, force: true })
  }
})

test('the default folder is used without a file system in memory', async () => {
  for (const parent of [process.cwd(), '/nowhere']) {
    const { env, remove } = await makeTemporaryFolder(parent)
    expect(env).toEqual({})
    await remove()
  }
})
