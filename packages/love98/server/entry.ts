import { loadEnvironmentFile } from './environment-file.ts'
import { nodeProblem } from './node-version.mjs'

// The first file of the server. It loads the others after the checks, because older versions of Node cannot load them.

const problem = nodeProblem(process.versions.node)
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
let failure: unknown
try {
  loadEnvironmentFile(process.cwd())
} catch (error) {
  failure = error
}
if (failure === undefined) await import('./main.ts')
else (await import('./start-error.ts')).fail(failure)
