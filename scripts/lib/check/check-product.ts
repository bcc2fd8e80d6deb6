import { type CheckStep, checkSteps } from './check-steps.ts'

/** How many checks run at once: most are processes that keep one processor busy. */
const lanes = 2

/**
 * Runs every check and says how each went when it ends; the output of one is shown when it fails, and what it counted
 * otherwise.
 */
export async function checkProduct({
  root,
  signal,
  say,
}: {
  root: string
  signal: AbortSignal
  say: (line: string) => void
}): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 }
  const left = checkSteps({ root, signal })
  const runLane = async () => {
    for (let step = left.shift(); step; step = left.shift()) await runStep(step)
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  return counts

  async function runStep({ name, tells, run }: CheckStep) {
    const start = performance.now()
    const { code, output } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (code === 0) {
      counts.passed++
      say(`  ok    ${name} (${seconds} s)${tells ? `: ${output.trimEnd().split('\n').at(-1)}` : ''}`)
    } else {
      counts.failed++
      say(`  FAIL  ${name} (${seconds} s)`)
      say(indent(output))
    }
  }
}

function indent(text: string) {
  return text.replace(/^(?=.)/gm, '        ')
}
