import { checkSteps } from './check-steps.mjs'

/**
 * Runs every check and says how each went; the output of one is shown when it fails, and what it counted otherwise.
 *
 * @param {{ root: string, signal: AbortSignal, say: (line: string) => void }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkProduct({ root, signal, say }) {
  const counts = { passed: 0, failed: 0 }
  for (const { name, tells, run } of checkSteps({ root, signal })) {
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
  return counts
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^(?=.)/gm, '        ')
}
