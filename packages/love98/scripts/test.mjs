import '../tests/test-project.mjs'
import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { runTests } = await import('./lib/test/run-tests.ts')
  await runTests(command)
})
