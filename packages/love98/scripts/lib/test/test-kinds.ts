import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildProduct } from '../build/build-product.ts'
import { checkProduct } from '../check/check-product.ts'
import { runTool } from '../process/tool.ts'
import type { Progress } from '../progress.mjs'
import { packageRoot, repositoryRoot } from '../project-root.mjs'
import { explain } from '../user-error.mjs'
import { countEngines, describeEngines } from './engine-counts.ts'
import { type Counts, countPlaywright, countVitest, noReport } from './test-report.ts'

type TestContext = {
  root: string
  signal: AbortSignal
  progress: Progress
  full: boolean
  changed?: string
  browser: string | undefined
  env: Readonly<Record<string, string>>
}

export type Kind = 'check' | 'unit' | 'integration' | 'build' | 'e2e' | 'projects'

/** The kinds of tests; those that fail quickly are first. */
export const kinds: Readonly<
  Record<Kind, { title: string; run: (context: TestContext) => Promise<Counts> }>
> = {
  check: {
    title: 'Lint, types and imports',
    run: async ({ root, signal, progress }) => ({
      ...(await checkProduct({ root, signal, say: progress.say })),
      skipped: 0,
    }),
  },
  unit: { title: 'Unit tests', run: (context) => runVitest(context, 'unit') },
  integration: { title: 'Integration tests', run: runIntegration },
  build: { title: 'Production build', run: runBuild },
  e2e: { title: 'Browser tests', run: runPlaywright },
  projects: { title: 'Updates of generated communities', run: runProjects },
}

/**
 * The order of the kinds: a stage begins if no kind of the previous one failed. Integration tests often wait
 * for servers and timeouts, and the build uses the processors in the meantime.
 */
export const stages: readonly (readonly Kind[])[] = [
  ['check'],
  ['unit'],
  ['integration', 'build'],
  ['e2e'],
  ['projects'],
]

async function runVitest(context: TestContext, project: 'unit' | 'integration') {
  const { root, changed } = context
  const report = await reportFile(root, `${project}.json`)
  const script = join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  // A change that reaches no test of the tier is not a failure.
  const selected =
    changed === undefined ? [] : [`--changed${changed ? `=${changed}` : ''}`, '--passWithNoTests']
  const args = [script, 'run', `--project=${project}`, ...reporters, ...selected]
  return runReported(context, args, report, countVitest, {
    // The build that runs at the same time has the pseudo-language; these tests use the languages of visitors.
    LOVE98_TEST_LANGUAGE: '0',
  })
}

async function runIntegration(context: TestContext) {
  const counts = await runVitest(context, 'integration')
  const text = await readFile(join(reportFolder(context.root), 'integration.json'), 'utf8').catch(() => '')
  if (!text) return counts
  const engines = countEngines(JSON.parse(text))
  context.progress.say(describeEngines(engines))
  const areUneven = engines.postgres > 0 && engines.postgres !== engines.pglite
  return areUneven ? { ...counts, failed: counts.failed + 1 } : counts
}

async function runPlaywright(context: TestContext) {
  const report = await reportFile(context.root, 'playwright.json')
  const script = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  return runReported(context, [script, 'test', '--reporter=dot,json'], report, countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(context.browser ? { CHROMIUM_PATH: context.browser } : {}),
  })
}

async function runBuild({ root, progress, signal }: TestContext) {
  try {
    // Tests also use the pseudo-language; `npm start` builds again without it.
    process.env.LOVE98_TEST_LANGUAGE = '1'
    await buildProduct({ root, progress })
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    if (signal.aborted) throw error
    progress.say(explain(error))
    return noReport
  }
}

/** Updates communities that are generated for earlier commits, and runs `love98 test` for one of them. */
async function runProjects({ signal, progress, env }: TestContext): Promise<Counts> {
  const { code, output } = await runTool({
    root: packageRoot,
    args: [join(packageRoot, 'scripts/prove-updates.mjs')],
    env: { ...process.env, ...env },
    signal,
  })
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 }
  progress.say(output)
  return noReport
}

/**
 * Runs a test runner, shows its output if it failed, and counts by its report. Some libraries write to the output
 * directly, past the runner. A runner that fails without a failed test in its report (a crash, a run that found no
 * tests) counts as one failure.
 */
async function runReported<Report>(
  context: TestContext,
  args: readonly string[],
  report: string,
  count: (report: Report) => Counts,
  variables: Record<string, string>,
): Promise<Counts> {
  const { signal, progress, full } = context
  const lines: string[] = []
  const { code } = await runTool({
    root: packageRoot,
    args,
    signal,
    env: { ...colors(), ...context.env, ...variables, ...(full ? { LOVE98_FULL: '1' } : {}) },
    onLine: (line) => lines.push(line),
  })
  const text = await readFile(report, 'utf8').catch(() => '')
  const counts = text ? count(JSON.parse(text)) : noReport
  if (code === 0 && counts.failed === 0) return counts
  for (const line of lines) progress.say(`  ${line}`)
  return { ...counts, failed: Math.max(1, counts.failed) }
}

/** Sets the color variables of the runners. They write to a pipe, so they cannot detect a terminal. */
function colors() {
  const { FORCE_COLOR: _, NO_COLOR: plain, ...env } = process.env
  return { ...env, ...(process.stdout.isTTY && !plain ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
}

/** @returns a path at which no old report exists */
async function reportFile(root: string, name: string): Promise<string> {
  const folder = reportFolder(root)
  await mkdir(folder, { recursive: true })
  await rm(join(folder, name), { force: true })
  return join(folder, name)
}

function reportFolder(root: string) {
  return join(root, '.love98', 'reports')
}
