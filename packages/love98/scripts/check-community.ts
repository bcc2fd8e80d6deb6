import { checkCommunity } from './lib/build/check-community.ts'
import { runScript } from './lib/process/run-script.mjs'
import { projectRoot } from './lib/project-root.mjs'

// Reports the problems that a build would find in the community's file, without building.
await runScript(async () => {
  await checkCommunity(projectRoot)
})
