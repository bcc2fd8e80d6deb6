import '../tests/test-project.mjs'
import { runInstalled } from './lib/install/run-installed.mjs'

const usage = `npm test                          everything, the cheapest tests first
npm test -- unit integration      kinds: check, unit, integration, build, e2e
npm test -- --changed[=commit]    unit and integration tests of changed files
npm test -- --full                also the slow tests of npm run test:full`

await runInstalled(
  async (command) => {
    const { runTests } = await import('./lib/test/run-tests.ts')
    await runTests(command)
  },
  { usage },
)
