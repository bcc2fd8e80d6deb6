import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async (command) => {
  const { root, signal, progress } = command
  const { readProjectOptions } = await import('./lib/project/project-options.ts')
  const { checkProject } = await import('./lib/project/check/check-project.ts')
  const { ensureBuild } = await import('./lib/build/ensure-build.ts')
  const { runJourneys } = await import('./lib/project/test/run-journeys.ts')
  const { UserError } = await import('./lib/user-error.mjs')
  const { online } = readProjectOptions('test', process.argv.slice(2))
  const problems = await progress.step('Checking', () => checkProject({ root, signal, online }))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0)
    throw new UserError(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`)
  await ensureBuild({ root, progress, isQuick: true })
  await runJourneys(command)
})
