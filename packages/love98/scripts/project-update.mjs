import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async ({ root, progress }) => {
  const { readProjectOptions } = await import('./lib/project/project-options.ts')
  const { updateProject } = await import('./lib/project/update/update-project.ts')
  const { dryRun } = readProjectOptions('update', process.argv.slice(2))
  for (const sentence of await updateProject({ root, dryRun })) progress.say(sentence)
})
