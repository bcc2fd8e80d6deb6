import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../process/tool.mjs'

/**
 * @typedef {{ name: string, tells?: true, run: () => Promise<{ code: number, output: string }> }} CheckStep `tells`: the
 *   last line of what it prints is a count that is worth reading when all is well
 */

/**
 * What is checked without running the product, in the order in which a mistake is cheapest to hear of.
 *
 * @param {{ root: string, signal: AbortSignal }} options
 * @returns {CheckStep[]}
 */
export function checkSteps({ root, signal }) {
  const tool = (/** @type {string[]} */ ...args) => runTool({ root, args, signal, env })
  const bin = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path)
  return [
    {
      name: 'format and lint',
      run: () => tool(bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'),
    },
    { name: 'styles', run: () => tool(bin('stylelint', 'bin', 'stylelint.mjs'), ...styles) },
    {
      name: 'types',
      async run() {
        // The types of the routes are written by Next; without a build they are not there yet.
        if (existsSync(join(root, 'src', 'app', 'layout.tsx'))) {
          const generated = await tool(bin('next', 'dist', 'bin', 'next'), 'typegen')
          if (generated.code !== 0) return generated
        }
        return tool(bin('typescript', 'bin', 'tsc'), '--noEmit')
      },
    },
    { name: 'imports', run: checkProductImports },
    { name: 'unused code', run: () => tool(bin('knip', 'bin', 'knip.js'), '--no-progress') },
    { name: 'texts', tells: true, run: () => tool(join(root, 'scripts', 'check-texts.mjs')) },
    { name: 'behaviour', tells: true, run: () => tool(join(root, 'scripts', 'check-behaviour.mjs')) },
    { name: 'licences', run: checkLicences },
  ]

  async function checkLicences() {
    const { licenceProblems, shippedPackages } = await import('./licenses.mjs')
    const packages = shippedPackages(root)
    const problems = licenceProblems(packages)
    const said = [...problems, `${packages.length} packages looked at.`]
    return { code: problems.length > 0 || packages.length === 0 ? 1 : 0, output: said.join('\n') }
  }

  async function checkProductImports() {
    const [{ readSources }, { checkImports, describeViolation }] = await Promise.all([
      import('./import-graph.mjs'),
      import('./import-rules.mjs'),
    ])
    const { violations, modules } = await checkImports(await readSources(root))
    const said = [...violations.map(describeViolation), `${modules.length} modules looked at.`]
    return { code: violations.length > 0 || modules.length === 0 ? 1 : 0, output: said.join('\n') }
  }
}

const styles = ['src/**/*.module.css', 'src/ui/styles/*.css', '--ignore-pattern', 'src/skins/generated/**']
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' }
