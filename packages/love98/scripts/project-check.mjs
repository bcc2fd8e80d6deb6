import { runInstalled } from './lib/install/run-installed.mjs'

await runInstalled(async ({ root, signal, progress }) => {
  const { readProjectOptions } = await import('./lib/project/project-options.ts')
  const { checkProject } = await import('./lib/project/check/check-project.ts')
  const { UserError } = await import('./lib/user-error.mjs')
  const { online } = readProjectOptions('check', process.argv.slice(2))
  const problems = await checkProject({ root, signal, online })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0)
    throw new UserError(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`)
  progress.say('No problems found.')
})
