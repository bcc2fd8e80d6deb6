import { checkCommunity } from '../build/check-community.ts'
import { packageRoot } from '../project-root.mjs'
import { writeSources } from '../write-sources.ts'
import { type CheckStep, checkSteps } from './check-steps.ts'

/** The number of checks that run in parallel. Most are processes that use a whole processor. */
const lanes = 2

/**
 * Runs every check and reports each result. The output of a failed check is shown; a successful check shows its count.
 */
export async function checkProduct({
  root,
  signal,
  say: print,
}: {
  root: string
  signal: AbortSignal
  say: (line: string) => void
}): Promise<{ passed: number; failed: number }> {
  await checkCommunity(root)
  await writeSources(root)
  const counts = { passed: 0, failed: 0 }
  const left = checkSteps({ root: packageRoot, signal })
  const runLane = async () => {
    for (let step = left.shift(); step; step = left.shift()) await runStep(step)
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return counts

  async function runStep({ name, showsOutput, run }: CheckStep) {
    const start = performance.now()
    const { code, output } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (code === 0) {
      counts.passed++
      print(`  ok    ${name} (${seconds} s)${showsOutput ? `: ${output.trimEnd().split('\n').at(-1)}` : ''}`)
    } else {
      counts.failed++
      print(`  FAIL  ${name} (${seconds} s)`)
      print(indent(output))
    }
  }
}

function indent(text: string) {
  return text.replace(/^(?=.)/gm, '        ')
}
