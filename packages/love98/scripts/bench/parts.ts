import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Progress } from '../lib/progress.mjs'
import { runFolder } from '../lib/run-folder.mjs'
import { startDemoChain } from '../lib/start/demo-chain.ts'
import { attack } from './attack/attack-part.ts'
import { measureDealingInPage, measureOpeningCells } from './board.ts'
import { desktopProfile, launchChromium, mobileProfile } from './chromium.ts'
import {
  dealingFigures,
  dragFigures,
  loadFigures,
  openingCellFigures,
  openingFigures,
  seedFigures,
  serverFigures,
  toFigures,
  walletFigures,
} from './figures.ts'
import { game } from './game/part.ts'
import { startLimit98css } from './limits/98css.ts'
import { startLimitNext } from './limits/next.ts'
import { type LoadFigures, measureLoad } from './load.ts'
import { market } from './market/market-part.ts'
import { type Desktop, measureDrag } from './measure-drag.ts'
import type { BenchOptions } from './options.ts'
import { startProduct } from './product.ts'
import { publishedKits } from './published-kits.ts'
import { quote } from './quote.ts'
import { safe } from './safe-part.ts'
import { scale } from './scale/scale-part.ts'
import { soak } from './scale/soak-part.ts'
import { measureServers } from './server.ts'
import { signIn } from './sign-in-part.ts'
import { median, medians } from './statistics.ts'
import type { Figure } from './table.ts'
import { measureOpening, measureWallet } from './wallet.ts'

type Row = Exclude<import('./table.ts').Row, 'limit-random'>

export type BenchContext = {
  root: string
  signal: AbortSignal
  progress: Progress
  browserPath: string
  options: BenchOptions
}

type Running = BenchContext & { desktops: Record<Row, Desktop> }

const rows: readonly Row[] = ['love98', 'limit-next', 'limit-98css']

/** The first account of every development node. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const demoChainId = 31337

export async function measureParts(context: BenchContext): Promise<{ machine: string; figures: Figure[] }> {
  const { root, signal, progress, options } = context
  const machine = await describeMachine(context.browserPath)
  const figures: Figure[] = []
  const served = (['load', 'drag', 'wallet', 'board', 'server'] as const).filter((part) =>
    options.only.includes(part),
  )
  if (served.length > 0) {
    const limitNext = await startLimitNext({ root, progress, signal })
    const limit98css = await startLimit98css()
    const product = await progress.step('Starting the desktop', () => startProduct({ root, signal }))
    const desktops = describeDesktops(product.url, limitNext.url, limit98css.url)
    const measure = { load, drag, wallet, board, server }
    try {
      for (const part of served)
        figures.push(
          ...(await progress.step(`Measuring: ${part}`, () => measure[part]({ ...context, desktops }))),
        )
    } finally {
      await Promise.all([product.stop(), limitNext.stop(), limit98css.stop()])
    }
  }
  if (options.only.includes('safe')) figures.push(...(await safe(context)))
  if (options.only.includes('sign-in')) figures.push(...(await signIn(context)))
  if (options.only.includes('attack')) figures.push(...(await attack(context)))
  if (options.only.includes('game')) figures.push(...(await game(context)))
  if (options.only.includes('market')) figures.push(...(await market(context)))
  if (options.only.includes('scale')) figures.push(...(await scale(context)))
  if (options.only.includes('soak')) figures.push(...(await soak(context)))
  // Measured last, when no other chain of the bench is running.
  if (options.only.includes('seed'))
    figures.push(...(await progress.step('Measuring: seed', () => seed(context))))
  return { machine: `${machine}; load ${loadavg()[0]?.toFixed(1)} at the end`, figures }
}

async function load({ browserPath, signal, options, desktops }: Running) {
  const figures: Figure[] = []
  for (const profile of [desktopProfile, mobileProfile]) {
    const runs: Record<Row, LoadFigures[]> = { love98: [], 'limit-next': [], 'limit-98css': [] }
    for (let run = 0; run < options.runs; run++)
      for (const row of rows) {
        const { url, readyWhen } = desktops[row]
        runs[row].push(await measureLoad({ browserPath, url, profile, readyWhen, signal }))
      }
    const names = profile === mobileProfile ? loadFigures.mobile : loadFigures.desktop
    figures.push(
      ...toFigures(`Load, ${profile.name}, median of ${options.runs}`, names, {
        love98: medians(runs.love98),
        'limit-next': medians(runs['limit-next']),
        'limit-98css': medians(runs['limit-98css']),
      }),
    )
  }
  return figures
}

async function drag({ browserPath, signal, desktops }: Running) {
  const figures: Figure[] = []
  for (const { count, cpu, figures: names } of dragFigures) {
    const profile = { ...desktopProfile, cpu }
    const measure = (row: Row) => measureDrag({ browserPath, profile, desktop: desktops[row], count, signal })
    const measured = { love98: await measure('love98'), 'limit-98css': await measure('limit-98css') }
    const slower = cpu === 1 ? '' : `, CPU ${cpu} times slower`
    figures.push(
      ...toFigures(`Drag, ${count} ${count === 1 ? 'window' : 'windows'}${slower}`, names, measured),
    )
  }
  return figures
}

async function wallet({ browserPath, signal, desktops }: Running) {
  const at = { browserPath, profile: desktopProfile, url: desktops.love98.url, signal }
  const love98 = await measureWallet({ ...at, chainId: demoChainId, account })
  const opening = await measureOpening(at)
  const typing = await quote({ ...at, chainId: demoChainId, account })
  return [
    ...toFigures('Wallet, beyond the first load (the demo wallet counts)', walletFigures, {
      // Code that is loaded before a click counts as part of the load, so the initial wallet code is 0.
      love98: { initial: 0, ...love98 },
      ...publishedKits,
    }),
    ...opening.flatMap(({ program, ...love98 }) =>
      toFigures('Opening a window for the first time', openingFigures(program), { love98 }),
    ),
    ...typing,
  ]
}

async function board({ browserPath, signal, desktops }: Running) {
  const at = { browserPath, url: desktops.love98.url, signal }
  const slow = { ...desktopProfile, cpu: 4 }
  const dealing = await measureDealingInPage({ ...at, profile: desktopProfile })
  const dealingSlowly = await measureDealingInPage({ ...at, profile: slow })
  const opening = await measureOpeningCells({ ...at, profile: slow })
  return [
    ...toFigures('Heartbreak, dealing in the window', dealingFigures, { love98: dealing }),
    ...toFigures('Heartbreak, dealing, CPU 4 times slower', dealingFigures, { love98: dealingSlowly }),
    ...toFigures('Heartbreak, opening hearts, CPU 4 times slower', openingCellFigures, { love98: opening }),
  ]
}

async function server({ signal, desktops }: Running) {
  const [love98, limitNext] = await measureServers({
    urls: [desktops.love98.url, desktops['limit-next'].url],
    signal,
  })
  return toFigures('Server', serverFigures, {
    ...(love98 ? { love98 } : {}),
    ...(limitNext ? { 'limit-next': limitNext } : {}),
  })
}

async function seed({ root, signal, options }: BenchContext) {
  const [first, ...later] = await measureSeeding({ root, runs: options.runs, signal })
  return toFigures('Demo chains', seedFigures, {
    love98: { first, later: later.length > 0 ? median(later) : undefined },
  })
}

function describeDesktops(love98: string, limitNext: string, limit98css: string): Record<Row, Desktop> {
  return {
    love98: {
      url: love98,
      readyWhen: { selector: '#taskbar button[aria-haspopup="menu"]', hydrates: true },
      opener: 'a[data-entry="notepad"]',
    },
    'limit-next': { url: limitNext, readyWhen: { selector: 'button', hydrates: true }, opener: '' },
    'limit-98css': { url: limit98css, readyWhen: { selector: '#open', hydrates: false }, opener: '#open' },
  }
}

async function describeMachine(browserPath: string) {
  const browser = await launchChromium(browserPath)
  const version = browser.version()
  await browser.close()
  return `${cpus().length} processors, Node ${process.versions.node}, Chromium ${version}, headless`
}

/**
 * Starts and seeds the demo's chains as `npm start` does, and stops them.
 *
 * @returns seconds until both are seeded; the first run reads its parts from disk
 */
async function measureSeeding({
  root,
  runs,
  signal,
}: {
  root: string
  runs: number
  signal: AbortSignal
}): Promise<number[]> {
  const logs = join(runFolder(root).logs, 'bench')
  const times = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    // Port 0 lets the system choose a free one.
    const chain = await startDemoChain({
      port: 0,
      manifestFile: join(logs, 'demo-chain.json'),
      logs,
      signal,
      market: 'live',
    })
    times.push((performance.now() - start) / 1000)
    await chain.stop()
  }
  return times
}
