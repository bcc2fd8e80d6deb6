import { checkCommunity } from './lib/build/check-community.ts'
import { runScript } from './lib/process/run-script.mjs'
import { projectRoot } from './lib/project-root.mjs'

// Says what a build would say of `love98.config.ts`, and builds nothing.
await runScript(() => checkCommunity(projectRoot))
