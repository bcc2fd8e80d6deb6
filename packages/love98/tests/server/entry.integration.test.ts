import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { typeScriptArguments } from '../../scripts/lib/load-typescript.mjs'

const folder = mkdtempSync(join(tmpdir(), 'love98-entry-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server in a project without a build, with `.env`. */
function serve(environmentFile: string, env: Record<string, string> = {}) {
  writeFileSync(join(folder, '.env'), environmentFile)
  const { PORT, SITE_URL, DEMO_MANIFEST, ...clean } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    typeScriptArguments(join(process.cwd(), 'server/entry.ts')),
    { cwd: folder, env: { ...clean, ...env }, encoding: 'utf8' },
  )
  return { status, stderr }
}

test('the variables of .env count for the server', () => {
  expect(serve('PORT=many\n')).toEqual({
    status: 1,
    stderr: 'The environment cannot be used:\n  PORT: not a port (1 to 65535)\n',
  })
})

test('the variables of the environment have priority over those of .env', () => {
  const { status, stderr } = serve('PORT=many\nSITE_URL=https://cat.example\n', {
    PORT: '4100',
    DEMO_MANIFEST: 'demo.json',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^SITE_URL is the address of a public site.+npm start -- --mainnet/)
})
