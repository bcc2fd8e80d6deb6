import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'love98-unused-'))
  cpSync(join(projectRoot, 'knip.json'), join(root, 'knip.json'))
  write('package.json', '{ "name": "planted", "type": "module" }')
  write('scripts/run.mjs', "import { used } from '../src/domain/rule.ts'\nused()\n")
  write('src/domain/rule.ts', 'export const used = () => 1\nexport const tested = () => 2\n')
  write('tests/e2e/rule.spec.ts', "import { tested } from '../../src/domain/rule'\ntested()\n")
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Returns knip's report with the project's configuration; empty if all code is used. */
async function unused(...args: string[]): Promise<string> {
  const knip = join(projectRoot, 'node_modules', 'knip', 'bin', 'knip.js')
  const options = ['--no-progress', '--no-config-hints', '--include', 'files,exports', '--directory', root]
  return promisify(execFile)(process.execPath, [knip, ...options, ...args]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout || 'knip failed without a report',
  )
}

describe('code that only tests use', () => {
  test('passes as used code, and is named in production mode', async () => {
    expect(await unused()).toBe('')
    const report = await unused('--production')
    expect(report).toContain('tested')
    expect(report).not.toMatch(/\bused\b/)
  })

  test('a file that nothing imports is named in both modes', async () => {
    write('src/domain/orphan.ts', 'export const orphan = 1\n')
    expect(await unused()).toContain('src/domain/orphan.ts')
    expect(await unused('--production')).toContain('src/domain/orphan.ts')
  })
})
