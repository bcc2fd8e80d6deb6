import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { exchangesOf } from '@/domain/community/chain-settings'
import type { Settings } from '@/domain/community/deployment-settings'
import { copiedPackage, copyRepository, runToEnd } from '../../support/repository-copy'

/**
 * Builds this project's static site for the chains of the demo, whose nodes take the place of public ones.
 * @param addresses of the site, which is built for each
 * @returns the folders of the sites, and a function that removes them
 */
export async function buildStaticSites(
  demo: Settings,
  addresses: readonly string[],
): Promise<{ folders: readonly string[]; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-static-'))
  await copyRepository(folder)
  const config = join(folder, 'community', 'config.ts')
  await rename(config, join(folder, 'community', 'written-config.ts'))
  const { tokens, nameChainId } = demo
  const exchanges = exchangesOf(demo)
  const chains = demo.chains.map((chain) => {
    const exchange = exchanges.find(({ chainId }) => chainId === chain.id)
    return exchange ? { ...chain, wrappedNative: exchange.wrappedNative } : chain
  })
  const venues = exchanges.map(({ chainId, factory, initCodeHash, router }) => ({
    ...{ kind: 'v2', chainId, factory, initCodeHash, router },
  }))
  await writeFile(
    config,
    [
      "import written from './written-config.ts'",
      `const chain = ${JSON.stringify({ chains, tokens, venues, nameChainId })}`,
      'const reference = (symbol) => (symbol === "ETH" ? symbol : chain.tokens[symbol].address)',
      'const pairs = written.pairs.map((pair) => ({ ...pair, token: reference(pair.name.split("-")[1]) }))',
      'export default { ...written, ...chain, pairs, treasury: null, guestbook: null }',
      '',
    ].join('\n'),
  )
  const folders: string[] = []
  for (const address of addresses) {
    await runToEnd(process.execPath, [`${copiedPackage}/bin/love98.mjs`, 'build', '--static'], folder, {
      SITE_URL: address,
      SAFE_GATEWAY_URL: '',
      LOVE98_TEST_LANGUAGE: '',
    })
    const built = join(folder, `site-${folders.length}`)
    await rename(join(folder, 'dist', 'static-site'), built)
    folders.push(built)
  }
  return {
    folders,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Serves a static site as Cloudflare Pages does: a page without its extension, the closest `404.html`, and the headers
 * of all rules of `_headers` that match.
 * @param sendsHeaders false for a host that ignores `_headers`, as GitHub Pages
 * @param base the path of the site; all other addresses have no file
 */
export async function serveStaticSite(
  folder: string,
  sendsHeaders: boolean,
  base = '',
): Promise<{ url: string; requested: string[]; stop: () => Promise<void> }> {
  const rules = sendsHeaders ? readRules(await readFile(join(folder, '_headers'), 'utf8')) : []
  const requested: string[] = []
  const server = createServer(async ({ url = '/', method }, response) => {
    const { pathname: asked } = new URL(url, 'http://localhost')
    requested.push(`${method} ${asked}`)
    const pathname = asked.startsWith(`${base}/`) ? asked.slice(base.length) : null
    if (pathname === null) return response.writeHead(404).end()
    const closest = `/${pathname.split('/')[1]}/404.html`
    const names = [pathname, `${pathname}.html`, `${pathname}/index.html`, closest, '/404.html']
    for (const name of pathname === '/' ? ['/index.html'] : names) {
      const body = await readFile(join(folder, name)).catch(() => null)
      if (!body) continue
      response.writeHead(name.endsWith('404.html') ? 404 : 200, {
        'Content-Type': types[extname(name)] ?? 'application/octet-stream',
        ...headersOf(rules, pathname),
      })
      return response.end(body)
    }
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Rule = { readonly pattern: RegExp; readonly headers: [string, string][] }

function readRules(text: string): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) {
      const source = line
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:\w+/g, '[^/]+')
        .replace('*', '.*')
      rules.push({ pattern: new RegExp(`^${source}$`), headers: [] })
      continue
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`_headers has a line that hosts ignore: ${line}`)
    rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/** Joins the values of a header that several rules have. */
function headersOf(rules: readonly Rule[], path: string): Record<string, string> {
  const all = new Map<string, string>()
  for (const { pattern, headers } of rules)
    if (pattern.test(path))
      for (const [name, value] of headers) {
        const before = all.get(name)
        all.set(name, before === undefined ? value : `${before}, ${value}`)
      }
  return Object.fromEntries(all)
}
