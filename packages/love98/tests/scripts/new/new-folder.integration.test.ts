import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkTarget, fillNewFolder } from '../../../scripts/lib/new/new-folder.ts'
import { projectFiles } from '../../../scripts/lib/new/project-files.ts'
import { skinIdOf } from '../../../scripts/lib/new/write-skin.ts'

let place = ''
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'love98-new-'))
  await mkdir(join(place, 'project'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

describe('the folder of a new project', () => {
  const check = (path: string) => checkTarget(join(place, path), join(place, 'project'))

  test('the folder is new or empty', async () => {
    await mkdir(join(place, 'empty'))
    expect(await check('new/deep')).toBe(join(place, 'new', 'deep'))
    expect(await check('empty')).toBe(join(place, 'empty'))
    // It only begins like the project's name.
    expect(await check('project-two')).toBe(join(place, 'project-two'))
  })

  test('the folder has no files and is not a file', async () => {
    await writeFile(join(place, 'letter.txt'), 'dear')
    await expect(checkTarget(place, join(place, 'project'))).rejects.toThrow('has files already')
    await expect(check('letter.txt')).rejects.toThrow('is not a folder')
  })

  test.each(['project', 'project/fork', 'project/a/b', 'link/fork'])(
    'the folder is not inside of the project: %s',
    async (path) => {
      await symlink(join(place, 'project'), join(place, 'link'), 'junction')
      await expect(check(path)).rejects.toThrow('lies in this project')
    },
  )

  test.each(['fork', 'a/b/fork'])('the parent of %s is unchanged when the work fails', async (path) => {
    const before = await readdir(place)
    const failing = fillNewFolder(join(place, path), async (folder) => {
      await writeFile(join(folder, 'half.txt'), 'half')
      throw new Error('stopped')
    })
    await expect(failing).rejects.toThrow('stopped')
    expect(await readdir(place)).toEqual(before)
  })

  test('the folder is complete when the work is done', async () => {
    await mkdir(join(place, 'fork'))
    await fillNewFolder(join(place, 'fork'), (folder) => writeFile(join(folder, 'whole.txt'), 'whole'))
    expect(await readdir(join(place, 'fork'))).toEqual(['whole.txt'])
    expect((await readdir(place)).sort()).toEqual(['fork', 'project'])
  })
})

test.each([true, false])(
  'the files of a project are listed without builds and secrets, git: %s',
  async (hasGit) => {
    const root = join(place, 'project')
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
    const kept = ['.gitignore', 'deep/folder/file.ts', 'read me.md']
    await mkdir(join(root, 'deep', 'folder'), { recursive: true })
    await mkdir(join(root, 'node_modules', 'x'), { recursive: true })
    for (const path of [...kept, '.env', 'node_modules/x/index.js', 'a.tsbuildinfo'])
      await writeFile(join(root, path), path === '.gitignore' ? 'node_modules/\n*.tsbuildinfo\n.env\n' : '')
    if (hasGit) {
      git('init', '-q')
      await writeFile(join(root, 'gone.ts'), '')
      git('add', '-A')
      await rm(join(root, 'gone.ts'))
    }
    expect((await projectFiles(root)).sort()).toEqual(kept)
  },
)

test.each([
  ['Cat Club', 'cat-club'],
  ['  Ünïcode & Co. ', 'unicode-co'],
  ['98 Cats', 'skin-98-cats'],
  ['愛', 'skin'],
  ['Love', 'love-skin'],
  ['None', 'none-skin'],
  ['Registry', 'registry-skin'],
])('the skin of %s has the id %s', (name, id) => {
  expect(skinIdOf(name, ['love'])).toBe(id)
})
