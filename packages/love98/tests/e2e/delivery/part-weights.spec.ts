import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { type BestFiles, bestKey, listBestFiles, readBestFile } from '../../../server/delivery/best-files.ts'
import type { StaticManifest } from '../../../server/delivery/static-manifest.ts'

// Measures the files of the build that `import()` loads for a part. `weight.spec.ts` measures what a browser loads.

type Files = Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>

const first = ['src/app/entry.tsx']
const services = 'src/shell/services/desktop-services.tsx'
/** A first press on the taskbar loads the tray and the services. */
const walletList = [
  services,
  'src/shell/taskbar/tray/live-tray.tsx',
  'src/shell/taskbar/wallet/wallet-code.ts',
  'src/wallet/wallet.ts',
]
const balance = ['src/shell/taskbar/wallet/wallet-status.tsx', 'src/wallet/node-transport.ts']
const wallet = [...first, ...walletList, 'src/wallet/node-transport.ts', 'src/wallet/query-provider.tsx']
const frame = 'src/programs/wallet-frame.tsx'
const window = (program: string) => `src/programs/${program}/window.tsx`

/**
 * The most bytes and files of a part's scripts, compressed with Brotli, in addition to the parts before it; 1 KB is
 * 1000 bytes. A small change elsewhere can cut a file of a few hundred bytes off a shared one, so a limit leaves room
 * for one more file.
 */
const parts: Readonly<
  Record<string, { of: readonly string[]; before: readonly string[]; most: number; files: number }>
> = {
  'the first load': { of: first, before: [], most: 88_000, files: 2 },
  'the list of wallets': { of: walletList, before: first, most: 42_600, files: 13 },
  'the balance, with the list': { of: [...walletList, ...balance], before: first, most: 50_700, files: 18 },
  'the tray': {
    of: ['src/shell/taskbar/tray/live-tray.tsx'],
    before: [...first, services],
    most: 4_500,
    files: 3,
  },
  'the services': { of: [services], before: first, most: 7_200, files: 3 },
  // Windows with prices read each chain of pairs apart.
  Charts: { of: [window('charts')], before: first, most: 14_400, files: 5 },
  'the menus of Charts': {
    of: ['src/programs/charts/chart-menus.tsx'],
    before: [...first, window('charts')],
    most: 3_900,
    files: 4,
  },
  'the trades of Charts': {
    of: ['src/programs/charts/trade-list.tsx'],
    before: [...first, window('charts')],
    most: 3_400,
    // The alerts read trades too.
    files: 4,
  },
  'the market value': {
    of: ['src/programs/market-value.tsx'],
    before: [...first, window('charts')],
    most: 1_000,
    files: 3,
  },
  'Display Properties': { of: [window('display')], before: first, most: 15_900, files: 11 },
  Guestbook: { of: [window('guestbook')], before: first, most: 8_400, files: 5 },
  Heartbreak: { of: [window('heartbreak')], before: first, most: 45_000, files: 13 },
  Help: { of: [window('help')], before: first, most: 15_900, files: 4 },
  'a folder of links': { of: [window('links')], before: first, most: 6_600, files: 5 },
  Notepad: { of: [window('notepad')], before: first, most: 10_300, files: 7 },
  // The format of PNG is loaded when a picture is opened or saved.
  Paint: { of: [window('paint')], before: first, most: 19_900, files: 7 },
  Run: { of: [window('run')], before: first, most: 3_800, files: 2 },
  'Shut Down': { of: [window('shut-down')], before: first, most: 3_200, files: 2 },
  Solitaire: { of: [window('solitaire')], before: first, most: 17_000, files: 3 },
  'Swap Pairs': { of: [window('pairs')], before: first, most: 12_700, files: 7 },
  'the menu of Swap Pairs': {
    of: ['src/programs/pairs/pair-menus.tsx'],
    before: [...first, window('pairs')],
    most: 2_900,
    files: 3,
  },
  Treasury: {
    of: [frame, 'src/programs/treasury/wallet-window.tsx'],
    before: wallet,
    most: 109_800,
    files: 24,
  },
  'the details of a transaction': {
    of: ['src/programs/treasury/transaction/details.tsx'],
    before: [...wallet, 'src/programs/treasury/wallet-window.tsx'],
    most: 31_700,
    files: 14,
  },
  Send: { of: [frame, 'src/programs/send/wallet-window.tsx'], before: wallet, most: 24_000, files: 16 },
  Holdings: {
    of: [frame, 'src/programs/holdings/wallet-window.tsx'],
    before: wallet,
    most: 15_300,
    files: 10,
  },
  Exchange: {
    of: [frame, 'src/programs/swap/wallet-window.tsx'],
    before: wallet,
    // The addresses of pools of V3 and V4 need a hash function, and routes have up to two pools.
    most: 25_600,
    files: 14,
  },
}

let files: Files
let manifest: StaticManifest
let best: BestFiles
test.beforeAll(async () => {
  files = JSON.parse(await readFile(join(projectRoot, 'dist/client-files.json'), 'utf8'))
  manifest = JSON.parse(await readFile(join(projectRoot, 'dist/delivery/manifest.json'), 'utf8'))
  best = listBestFiles(projectRoot)
})

function scriptsOf(modules: readonly string[]): ReadonlySet<string> {
  return new Set(
    modules.flatMap((module) => {
      const loaded = files[module]
      if (!loaded) throw new Error(`No import() fetches ${module}.`)
      return loaded.scripts
    }),
  )
}

async function bytesOf(name: string): Promise<number> {
  const file = manifest.files.find(({ path }) => path === `/static/${name}`)
  if (!file) throw new Error(`${name} is not delivered.`)
  if (!file.encodings.includes('br')) return (await readFile(join(projectRoot, file.file))).length
  const compressed = readBestFile(projectRoot, best.get(bestKey(file, 'br')))
  if (!compressed) throw new Error(`${name} is not compressed best: npm run build.`)
  return compressed.length
}

test('each part keeps its limits of bytes and files, and every window has a limit', async () => {
  for (const [name, { of, before, most, files: mostFiles }] of Object.entries(parts)) {
    const known = scriptsOf(before)
    const own = [...scriptsOf(of)].filter((script) => !known.has(script))
    const bytes = await Promise.all(own.map(bytesOf))
    expect.soft(own.length, name).toBeGreaterThan(0)
    expect.soft(own.length, name).toBeLessThanOrEqual(mostFiles)
    expect
      .soft(
        bytes.reduce((sum, one) => sum + one, 0),
        name,
      )
      .toBeLessThanOrEqual(most)
  }
})

test('a window without a limit of its own weighs at most 15 KB', async () => {
  const limited = Object.values(parts).flatMap(({ of }) => of)
  const others = Object.keys(files).filter(
    (module) => module.endsWith('/window.tsx') && !limited.includes(module),
  )
  const known = scriptsOf(first)
  for (const module of others) {
    const bytes = await Promise.all([...scriptsOf([module])].filter((file) => !known.has(file)).map(bytesOf))
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      module,
    ).toBeLessThanOrEqual(15_000)
  }
})

test('the first load is one script beside the runtime of the bundler, and no two scripts import each other', async () => {
  expect(scriptsOf(first).size).toBeLessThanOrEqual(2)
  const names = manifest.files.flatMap(({ path }) => path.match(/^\/static\/([\w.-]+\.js)$/)?.[1] ?? [])
  const built = new Set(Object.values(files).flatMap(({ scripts }) => scripts))
  const imports = new Map<string, readonly string[]>()
  for (const name of names.filter((one) => built.has(one))) {
    const code = await readFile(join(projectRoot, `dist/client/${name}`), 'utf8')
    imports.set(
      name,
      Array.from(code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g), ([, to = '']) => to),
    )
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  const visit = (name: string, trail: readonly string[], done: Set<string>) => {
    expect(trail, `${name} imports itself`).not.toContain(name)
    if (done.has(name)) return
    for (const other of imports.get(name) ?? []) visit(other, [...trail, name], done)
    done.add(name)
  }
  const done = new Set<string>()
  for (const name of imports.keys()) visit(name, [], done)
})

test('each page contains the styles of its window and asks at once for the scripts of it', async () => {
  for (const language of ['', 'es/'])
    for (const program of ['notepad', 'help', 'heartbreak', 'treasury']) {
      const html = await readFile(join(projectRoot, `dist/pages/${language}p/${program}.html`), 'utf8')
      const at = (name: string) => `/static/${language}${name}`
      const preloads = Array.from(
        html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
        ([, href]) => href,
      )
      const modules = [...first, program === 'treasury' ? frame : window(program)]
      const [entry = '', ...rest] = scriptsOf(modules)
      expect(html).toContain(`<script type="module" src="${at(entry)}"></script>`)
      expect(preloads.sort()).toEqual(rest.map(at).sort())
      const sheets = [...new Set(modules.flatMap((module) => files[module]?.styles ?? []))]
      const linked = html.matchAll(
        /<style>([\s\S]*?)<\/style><link rel="stylesheet" href="([^"]+)" disabled=""\/>/g,
      )
      const found = Array.from(linked, ([, text = '', href = '']) => ({ text, href }))
      expect(found.map(({ href }) => href)).toEqual(sheets.map(at))
      for (const [index, name] of sheets.entries())
        expect(found[index]?.text).toBe(
          (await readFile(join(projectRoot, `dist/client/${name}`), 'utf8')).trim(),
        )
      expect(html).not.toMatch(/<template|\$RC/)
    }
})
