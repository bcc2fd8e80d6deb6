import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { typeScriptArguments } from '../../scripts/lib/load-typescript.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Starts the server in a project without a build, with `.env`. @returns its exit code and its errors */
async function serve(environmentFile: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'love98-entry-'))
  folders.push(folder)
  writeFileSync(join(folder, '.env'), environmentFile)
  const { PORT, SITE_URL, DEMO_MANIFEST, ...clean } = process.env
  const child = spawn(process.execPath, typeScriptArguments(join(process.cwd(), 'server/entry.ts')), {
    cwd: folder,
    env: { ...clean, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  const [code] = await once(child, 'close')
  return { code, text }
}

test('the server reads .env, and variables of the environment have priority', async () => {
  const [fromFile, own] = await Promise.all([
    serve('PORT=many\n'),
    serve('PORT=many\nSITE_URL=https://cat.example\n', { PORT: '4100', DEMO_MANIFEST: 'demo.json' }),
  ])
  expect(fromFile).toEqual({
    code: 1,
    text: 'The environment cannot be used:\n  PORT: not a port (1 to 65535)\n',
  })
  expect(own.code).toBe(1)
  expect(own.text).toMatch(/^SITE_URL is the address of a public site.+npm start -- --mainnet/)
})
