import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listFiles, readCode } from '../../../scripts/lib/check/code-files.ts'
import { longFiles } from '../../../scripts/lib/check/sizes.ts'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

const lines = (count: number) => 'const a = 1\n'.repeat(count)

test('the product keeps the limit', async () => {
  const paths = await listFiles(packageRoot)
  expect(paths).toEqual(
    expect.arrayContaining(['vite.config.ts', 'src/app/render.tsx', 'tests/scripts/check/sizes.test.ts']),
  )
  expect(longFiles(await readCode(packageRoot, paths))).toEqual([])
})

describe('file lengths', () => {
  test.each(['src/a.ts', 'src/ui/a.module.css', 'server/a.ts', 'tests/e2e/a.spec.ts', 'vite.config.ts'])(
    'a file of 401 lines in %s is too long',
    (path) => {
      expect(longFiles(new Map([[path, lines(400)]]))).toEqual([])
      expect(longFiles(new Map([[path, lines(401)]]))).toEqual([
        expect.stringContaining(`${path} has 401 lines`),
      ])
    },
  )

  test.each(['tests/.love98/generated/texts/help.ts', 'src/skins/generated/icons.css'])(
    'the file %s may be longer',
    (path) => {
      expect(longFiles(new Map([[path, lines(900)]]))).toEqual([])
    },
  )
})

describe('the files that are checked', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'love98-sizes-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('the checked files are code in the code folders and in the root', async () => {
    for (const path of ['a.config.ts', 'src/deep/b.css', 'tests/c.png', 'docs/d.ts', 'server/e.mjs']) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), 'text')
    }
    const paths = await listFiles(root)
    expect(paths).toEqual(['a.config.ts', 'server/e.mjs', 'src/deep/b.css', 'tests/c.png'])
    expect([...(await readCode(root, paths)).keys()]).toEqual([
      'a.config.ts',
      'server/e.mjs',
      'src/deep/b.css',
    ])
  })
})
