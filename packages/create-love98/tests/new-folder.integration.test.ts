import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTarget, fillNewFolder } from '../src/new-folder.ts'
import { skinIdOf } from '../src/skin-source.ts'

let place = ''
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'create-love98-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

describe('a folder that can be used', () => {
  test('the folder is new or empty', async () => {
    await mkdir(join(place, 'empty'))
    expect(await checkTarget(join(place, 'new', 'deep'))).toBe(join(place, 'new', 'deep'))
    expect(await checkTarget(join(place, 'empty'))).toBe(join(place, 'empty'))
  })

  test.each(['fork', 'a/b/fork', 'existing'])(
    'everything is as before when the work for %s fails',
    async (path) => {
      await mkdir(join(place, 'existing'))
      const failing = fillNewFolder(join(place, path), async (folder) => {
        await writeFile(join(folder, 'half.txt'), 'half')
        throw new Error('stopped')
      })
      await expect(failing).rejects.toThrow('stopped')
      expect(await readdir(place, { recursive: true })).toEqual(['existing'])
    },
  )

  test('a new folder is complete when the work is done, and everybody can enter it', async () => {
    await fillNewFolder(join(place, 'fork'), (folder) => writeFile(join(folder, 'whole.txt'), 'whole'))
    expect(await readdir(place, { recursive: true })).toEqual(['fork', 'fork/whole.txt'])
    expect((await stat(join(place, 'fork'))).mode & 0o777).toBe(0o755)
  })

  test('an empty folder is filled and stays the same folder', async () => {
    const folder = join(place, 'empty')
    await mkdir(folder)
    const before = await stat(folder)
    await fillNewFolder(folder, async (temporary) => {
      // A folder that is a disk of its own can be filled too: nothing moves to another disk.
      expect(temporary.startsWith(folder)).toBe(true)
      await writeFile(join(temporary, '.hidden'), '')
    })
    expect((await stat(folder)).ino).toBe(before.ino)
    expect(await readdir(folder)).toEqual(['.hidden'])
  })
})

describe('a folder that cannot be used', () => {
  test('a folder with files, and a file', async () => {
    await writeFile(join(place, 'letter.txt'), 'dear')
    await expect(checkTarget(place)).rejects.toThrow('has files already')
    await expect(checkTarget(join(place, 'letter.txt'))).rejects.toThrow('is a file')
    await expect(checkTarget(join(place, 'letter.txt', 'fork'))).rejects.toThrow('is a file, or is below one')
  })

  test('a community that exists', async () => {
    await mkdir(join(place, 'community'))
    await expect(checkTarget(place)).rejects.toThrow('has a community already')
  })

  test.each(['fork', 'a/b/fork', 'link/fork'])('%s inside of a git repository', async (path) => {
    await mkdir(join(place, 'project'))
    execFileSync('git', ['init', '-q'], { cwd: join(place, 'project') })
    await symlink(join(place, 'project'), join(place, 'link'), 'junction')
    const target = path.startsWith('link') ? join(place, path) : join(place, 'project', path)
    await expect(checkTarget(target)).rejects.toThrow('is inside of the git repository')
  })

  test('a folder inside of another desktop or of a workspace', async () => {
    await mkdir(join(place, 'desktop', 'community'), { recursive: true })
    await writeFile(join(place, 'desktop', 'community', 'config.ts'), '')
    await expect(checkTarget(join(place, 'desktop', 'x'))).rejects.toThrow('is inside of the desktop')
    await writeFile(join(place, 'package.json'), '{ "workspaces": ["*"] }')
    await expect(checkTarget(join(place, 'x'))).rejects.toThrow('is inside of the npm workspace')
  })

  test.skipIf(process.getuid?.() === 0)('a folder without the right to write', async () => {
    await chmod(place, 0o555)
    await expect(checkTarget(join(place, 'x'))).rejects.toThrow('Nothing can be written in')
    await chmod(place, 0o755)
  })

  test.runIf(process.platform === 'linux')('a folder in /proc', async () => {
    const made = checkTarget('/proc/x').then((target) => fillNewFolder(target, async () => {}))
    await expect(made).rejects.toThrow('Nothing can be written in /proc')
  })

  test.each(['x'.repeat(300), 'a\0b'])('a name that no folder can have', async (name) => {
    await expect(checkTarget(join(place, name))).rejects.toThrow(/name/)
  })
})

test.each([
  ['Cat Club', 'cat-club'],
  ['  Ünïcode & Co. ', 'unicode-co'],
  ['98 Cats', 'skin-98-cats'],
  ['愛', 'skin'],
  ['Standard', 'standard-skin'],
  ['None', 'none-skin'],
])('the skin of %s has the id %s', (name, id) => {
  expect(skinIdOf(name)).toBe(id)
})
