import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot, repositoryRoot } from '../../../scripts/lib/project-root.mjs'

const read = (path: string) =>
  readFileSync(join(path.startsWith('.') ? repositoryRoot : packageRoot, path), 'utf8')
/** `RPC_URL_<chainId>` is one variable, with one example. */
const explained = [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) =>
  name?.replace(/^RPC_URL_\d+$/, 'RPC_URL_<chainId>'),
)
const parsed = [...read('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)

const nodeUrls = new Set(
  [...read('src/server/node-urls.ts').matchAll(/\b([A-Z]+_RPC_URL): |`(RPC_URL_<chainId>)`/g)].map(
    ([, named, byChain]) => named ?? byChain,
  ),
)

/** Variables that scripts pass to the server, or that only scripts read. */
const internal = ['DEMO_MANIFEST']
const ofScripts = ['DEMO_CHAIN_PORT', 'DEMO_MARKET', 'CHROMIUM_PATH']

describe('.env.example', () => {
  test('the file explains every variable that is read, and no other', () => {
    expect(parsed.length).toBeGreaterThan(5)
    expect(nodeUrls.size).toBeGreaterThan(1)
    const wanted = [...parsed.filter((name) => name && !internal.includes(name)), ...nodeUrls, ...ofScripts]
    expect([...explained].sort()).toEqual(wanted.sort())
  })

  test('the file sets nothing by itself', () => {
    expect(read('.env.example').match(/^[^#\n].*/m)).toBeNull()
  })
})
