import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { typeScriptArguments } from '../load-typescript.mjs'
import { runTool } from '../process/tool.ts'
import { repositoryRoot } from '../project-root.mjs'

/** A check. The optional flag marks a check whose last line of output is a count, which is shown on success. */
export type CheckStep = {
  name: string
  showsOutput?: true
  run: () => Promise<{ code: number; output: string }>
}

/**
 * Parallel type checkers check shared files twice. On two processors a single checker does half of the work in the same
 * time.
 */
const checkers = availableParallelism() > 2 ? [] : ['--checkers', '1']

export function checkSteps({ root, signal }: { root: string; signal: AbortSignal }): CheckStep[] {
  const tool = (...args: string[]) => runTool({ root, args, signal, env })
  const wholeTool = (...args: string[]) => runTool({ root: repositoryRoot, args, signal, env })
  const bin = (...path: string[]) => join(repositoryRoot, 'node_modules', ...path)
  const knip = bin('knip', 'bin', 'knip.js')
  return [
    {
      name: 'format and lint',
      run: () => wholeTool(bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'),
    },
    { name: 'styles', run: () => tool(bin('stylelint', 'bin', 'stylelint.mjs'), ...styles) },
    { name: 'types', run: () => tool(bin('typescript', 'bin', 'tsc'), '--noEmit', ...checkers) },
    { name: 'imports', run: checkProductImports },
    { name: 'sizes of files', run: checkSizes },
    { name: 'small modules', run: checkSmallModules },
    { name: 'architecture', run: checkArchitecture },
    { name: 'unused code', run: () => wholeTool(knip, '--no-progress') },
    { name: 'code that only tests use', run: () => wholeTool(knip, '--no-progress', '--production') },
    { name: 'texts', showsOutput: true, run: () => tool(...typeScriptArguments('scripts/check-texts.ts')) },
    { name: 'words', showsOutput: true, run: () => tool(...typeScriptArguments('scripts/check-words.ts')) },
    {
      name: 'behavior',
      showsOutput: true,
      run: () => tool(...typeScriptArguments('scripts/check-behavior.ts')),
    },
    { name: 'licenses', run: checkLicenses },
  ]

  async function checkLicenses() {
    const { licenseProblems, shippedPackages } = await import('./licenses.mjs')
    const packages = shippedPackages(root)
    return outcome(licenseProblems(packages), packages.length, 'packages')
  }

  async function checkProductImports() {
    const [{ readSources }, { checkImports, describeViolation }] = await Promise.all([
      import('./import-graph.ts'),
      import('./import-rules.ts'),
    ])
    const { violations, modules, unused } = await checkImports(await readSources(root))
    return outcome([...violations.map(describeViolation), ...unused], modules.length, 'modules')
  }

  async function checkArchitecture() {
    const [{ readImportGraph, readSources }, { layerPicture, withPicture }, { walkProblems }] =
      await Promise.all([import('./import-graph.ts'), import('./layer-picture.ts'), import('./walks.ts')])
    const graph = await readImportGraph(await readSources(root))
    const paper = await readFile(join(repositoryRoot, 'ARCHITECTURE.md'), 'utf8')
    const isCurrent = withPicture(paper, layerPicture(graph)) === paper
    const outdated = isCurrent ? [] : ['The picture of ARCHITECTURE.md is outdated: run npm run picture.']
    return outcome([...outdated, ...walkProblems(paper, graph)], graph.size, 'modules')
  }

  async function checkSmallModules() {
    const [{ listFiles, readCode }, { readImportGraph }, { smallModuleProblems }] = await Promise.all([
      import('./code-files.ts'),
      import('./import-graph.ts'),
      import('./small-modules.ts'),
    ])
    const code = await readCode(root, await listFiles(root, ['src', 'server', 'scripts']))
    const lines = new Map([...code].map(([path, text]) => [path, text.split('\n').length - 1]))
    return outcome(smallModuleProblems(await readImportGraph(code), lines), code.size, 'files')
  }

  async function checkSizes() {
    const [{ listFiles, readCode }, { longFiles }] = await Promise.all([
      import('./code-files.ts'),
      import('./sizes.ts'),
    ])
    const paths = await listFiles(root)
    return outcome(longFiles(await readCode(root, paths)), paths.length, 'files')
  }
}

/**
 * @param count the number of checked items; a check without items fails
 * @param what the plural of the items
 */
function outcome(problems: readonly string[], count: number, what: string) {
  return {
    code: problems.length > 0 || count === 0 ? 1 : 0,
    output: [...problems, `${count} ${what} checked.`].join('\n'),
  }
}

const styles = ['src/**/*.module.css', 'src/ui/styles/*.css']
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
