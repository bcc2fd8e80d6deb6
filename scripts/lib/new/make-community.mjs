import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importTypeScript } from '../import-typescript.mjs'
import { runTool } from '../process/tool.mjs'
import { drawSkin } from './draw-skin.mjs'
import { knownChains } from './known-chains.mjs'
import { fillNewFolder } from './new-folder.mjs'
import { copyFiles, projectFiles } from './project-files.mjs'
import { writeConfig } from './write-config.mjs'
import { skinIdOf, writeSkin } from './write-skin.mjs'

/**
 * Copies the project into a new folder, with a community's own file, skin and drawings. All or nothing.
 *
 * @param {object} options
 * @param {string} options.root of this project; its dependencies are installed
 * @param {string} options.target see `checkTarget`
 * @param {import('./answers.mjs').Answers} options.answers
 * @param {AbortSignal} options.signal
 * @param {import('../progress.mjs').Progress} options.progress
 * @returns {Promise<{ files: number, skinId: string }>} `files`: how many were copied
 * @throws {Error} when a step fails; the folder is then as it was
 */
export async function makeCommunity({ root, target, answers, signal, progress }) {
  const { everySkin } = /** @type {typeof import('../../../src/skins/every-skin')} */ (
    await importTypeScript('src/skins/every-skin.ts')
  )
  const { default: own } = /** @type {typeof import('../../../love98.config')} */ (
    await importTypeScript('love98.config.ts')
  )
  const skinId = skinIdOf(answers.name, Object.keys(everySkin))
  const paths = await projectFiles(root)
  return fillNewFolder(target, async (folder) => {
    await progress.step('Copying the project', () => copyFiles(root, folder, paths, signal))
    const known = knownChains()
    const config = writeConfig(answers, {
      skinId,
      programs: own.programs,
      chains: answers.chains.flatMap((id) => known.get(id) ?? []),
      exchange: own.exchange,
    })
    await writeFile(join(folder, 'love98.config.ts'), config)
    const skin = { id: skinId, name: answers.name, ...drawSkin(answers.color) }
    const written = ['love98.config.ts', ...(await writeSkin(folder, skin))]
    // The tools of the copy are those of this project, until it has installed its own.
    const modules = join(folder, 'node_modules')
    await symlink(join(root, 'node_modules'), modules, 'junction')
    try {
      const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
      await run([biome, 'check', '--write', ...written])
      await checkCommunity(folder)
      await progress.step('Drawing the icons and the wallpaper', () => run(['scripts/art.mjs']))
    } finally {
      await rm(modules)
    }
    signal.throwIfAborted()
    return { files: paths.length, skinId }

    /** @param {string[]} args */
    async function run(args) {
      const { code, output } = await runTool({ root: folder, args, signal })
      if (code !== 0) throw new Error(`${args[0]} failed:\n${output}`)
    }
  })
}

/**
 * Parses the written file as its build would.
 *
 * @param {string} folder
 * @throws {Error} naming the values that are wrong
 */
async function checkCommunity(folder) {
  const compiler = pathToFileURL(join(folder, 'scripts', 'lib', 'import-typescript.mjs')).href
  const { importTypeScript: importFromCopy } = await import(compiler)
  await importFromCopy('src/app/community.ts')
}
