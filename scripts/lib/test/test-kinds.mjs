import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildProduct } from '../build/build-product.ts'
import { checkProduct } from '../check/check-product.mjs'
import { runTool } from '../process/tool.mjs'
import { explain } from '../user-error.mjs'
import { countEngines, describeEngines } from './engine-counts.mjs'
import { countPlaywright, countVitest, noReport } from './test-report.mjs'

/**
 * @typedef {import('./test-report.mjs').Counts} Counts
 * @typedef {{
 *   root: string, signal: AbortSignal, progress: import('../progress.mjs').Progress, full: boolean,
 *   browser: string | undefined, env: Readonly<Record<string, string>>,
 * }} TestContext `env`: variables for what is run
 * @typedef {'check' | 'unit' | 'build' | 'e2e'} Kind
 */

/**
 * The kinds of tests, what is quick to fail first.
 *
 * @type {Readonly<Record<Kind, { title: string, run: (context: TestContext) => Promise<Counts> }>>}
 */
export const kinds = {
  check: {
    title: 'Lint, types and imports',
    run: async ({ root, signal, progress }) => ({
      ...(await checkProduct({ root, signal, say: progress.say })),
      skipped: 0,
    }),
  },
  unit: { title: 'Unit and integration tests', run: runVitest },
  build: { title: 'Production build', run: runBuild },
  e2e: { title: 'Browser tests', run: runPlaywright },
}

/**
 * What runs after what; the next stage begins when no kind of this one has failed. The unit tests wait often, for servers and
 * time-outs: the build takes the processors meanwhile.
 *
 * @type {readonly (readonly Kind[])[]}
 */
export const stages = [['check'], ['unit', 'build'], ['e2e']]

/** @param {TestContext} context */
async function runVitest(context) {
  const report = await reportFile(context.root, 'vitest.json')
  const script = join(context.root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const counts = await runReported(context, [script, 'run', ...reporters], report, countVitest, {})
  const text = await readFile(report, 'utf8').catch(() => '')
  if (!text) return counts
  const engines = countEngines(JSON.parse(text))
  context.progress.say(describeEngines(engines))
  const areUneven = engines.postgres > 0 && engines.postgres !== engines.pglite
  return areUneven ? { ...counts, failed: counts.failed + 1 } : counts
}

/** @param {TestContext} context */
async function runPlaywright(context) {
  const report = await reportFile(context.root, 'playwright.json')
  const script = join(context.root, 'node_modules', '@playwright', 'test', 'cli.js')
  return runReported(context, [script, 'test', '--reporter=list,json'], report, countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(context.browser ? { CHROMIUM_PATH: context.browser } : {}),
  })
}

/** @param {TestContext} context */
async function runBuild({ root, progress, signal }) {
  try {
    await buildProduct({ root, progress })
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    if (signal.aborted) throw error
    progress.say(explain(error))
    return noReport
  }
}

/**
 * Runs a test runner, shows its output as it comes, and counts by its report. A runner that fails without a failed
 * test in its report (a crash, a run that found no tests) counts as one failure.
 *
 * @param {TestContext} context
 * @param {readonly string[]} args
 * @param {string} report
 * @param {(report: unknown) => Counts} count
 * @param {Record<string, string>} variables
 * @returns {Promise<Counts>}
 */
async function runReported(context, args, report, count, variables) {
  const { root, signal, progress, full } = context
  const { code } = await runTool({
    root,
    args,
    signal,
    env: { ...colors(), ...context.env, ...variables, ...(full ? { LOVE98_FULL: '1' } : {}) },
    onLine: (line) => progress.say(`  ${line}`),
  })
  const text = await readFile(report, 'utf8').catch(() => '')
  const counts = text ? count(JSON.parse(text)) : noReport
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  return counts
}

/** The runners write to a pipe: these variables say whether their output ends in a terminal. */
function colors() {
  const { FORCE_COLOR: _, NO_COLOR: plain, ...env } = process.env
  return { ...env, ...(process.stdout.isTTY && !plain ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Promise<string>} a path without an old report
 */
async function reportFile(root, name) {
  const folder = join(root, '.love98', 'reports')
  await mkdir(folder, { recursive: true })
  await rm(join(folder, name), { force: true })
  return join(folder, name)
}
