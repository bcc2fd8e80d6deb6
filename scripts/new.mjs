import { relative } from 'node:path'
import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { checkTarget } from './lib/new/new-folder.ts'
import { readNewOptions } from './lib/new/new-options.ts'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'

await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const { folder, answers: file } = readNewOptions(process.argv.slice(2))
  const target = await checkTarget(folder, root)
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  // They load packages, which are there only once the dependencies are.
  const [{ makeCommunity }, { readAnswers }, { askAnswers, openTerminal }] = await Promise.all([
    import('./lib/new/make-community.ts'),
    import('./lib/new/read-answers.ts'),
    import('./lib/new/ask.ts'),
  ])
  const answers = file ? await readAnswers(file) : await ask()
  const { files, skinId } = await makeCommunity({ root, target, answers, signal, progress })
  progress.say(`Made ${target}: ${files} files, with love98.config.ts for ${answers.name} and its own skin.

  love98.config.ts                the community: links, chains, tokens, pairs, programs, terms
  src/skins/${skinId}.ts${' '.repeat(Math.max(1, 18 - skinId.length))}the colors of the skin
  docs/art/${skinId}.png${' '.repeat(Math.max(1, 19 - skinId.length))}how its icons look

What to do next:

  cd ${relative(process.cwd(), target) || '.'}
  npm ci          installs the dependencies
  npm start       opens the desktop on two local chains
  npm run check   checks types, style, imports and texts`)

  async function ask() {
    const terminal = openTerminal({ input: process.stdin, output: process.stdout, signal })
    try {
      return await askAnswers(terminal, target)
    } finally {
      terminal.close()
    }
  }
})
