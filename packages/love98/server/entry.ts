import { loadEnvironmentFile } from './environment-file.ts'
import { nodeProblem } from './node-version.mjs'

// The first file of the server. It loads the others after the checks, because older versions of Node cannot load them.

const problem = nodeProblem(process.versions.node)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
try {
  loadEnvironmentFile(process.cwd())
} catch (error) {
  const { fail } = await import('./start-error.ts')
  fail(error)
}
await import('./main.ts')
