import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async ({ root }) => {
  const { deployTo } = await import('./lib/deploy/deploy-to.ts')
  await deployTo(root, process.argv.slice(2))
})
