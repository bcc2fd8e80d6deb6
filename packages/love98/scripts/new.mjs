import { runInstalled } from './lib/install/run-installed.mjs'

const usage = `npm run new -- ../my-community                            asks for a name, a color, links, chains and tokens
npm run new -- ../my-community --answers answers.json     reads the answers from a file`

await runInstalled(
  async (command) => {
    const { newProject } = await import('./lib/new/new-project.ts')
    await newProject(command)
  },
  { usage },
)
