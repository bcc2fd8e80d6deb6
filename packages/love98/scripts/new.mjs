import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { newProject } = await import('./lib/new/new-project.ts')
  await newProject(command)
})
