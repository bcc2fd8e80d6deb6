import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import community from '@community/config'
import { skins } from '../../../src/skins/registry.ts'
import { termsFolder } from '../messages/folders.ts'
import { termsFile } from '../messages/terms.ts'
import { runTool } from '../process/tool.ts'
import type { Progress } from '../progress.mjs'
import type { Answers } from './answers.ts'
import { drawSkin } from './draw-skin.ts'
import { knownChains } from './known-chains.ts'
import { fillNewFolder } from './new-folder.ts'
import { copyFiles, projectFiles } from './project-files.ts'
import { writeConfig, writeTerms } from './write-config.ts'
import { skinIdOf, writeSkin } from './write-skin.ts'

/**
 * Copies the project into a new folder, with a community's own file, terms, skin and drawings. All or nothing.
 *
 * @returns `files`: how many were copied
 * @throws {Error} when a step fails; the folder is then as it was
 */
export async function makeCommunity({
  root,
  target,
  answers,
  signal,
  progress,
}: {
  root: string
  target: string
  answers: Answers
  signal: AbortSignal
  progress: Progress
}): Promise<{ files: number; skinId: string }> {
  const skinId = skinIdOf(
    answers.name,
    skins.map(({ id }) => id),
  )
  const paths = await projectFiles(root)
  return fillNewFolder(target, async (folder) => {
    await progress.step('Copying the project', () => copyFiles(root, folder, paths, signal))
    const known = knownChains()
    const config = writeConfig(answers, {
      skinId,
      programs: community.programs,
      chains: answers.chains.flatMap((id) => known.get(id) ?? []),
      exchange: community.exchange,
    })
    await writeFile(join(folder, 'love98.config.ts'), config)
    // The terms of the copied community, and their translations, do not belong to the new one.
    await rm(join(folder, termsFolder), { recursive: true, force: true })
    await mkdir(join(folder, termsFolder), { recursive: true })
    await writeFile(join(folder, termsFile('en')), writeTerms(answers.name))
    const skin = { id: skinId, name: answers.name, ...drawSkin(answers.color) }
    const written = ['love98.config.ts', ...(await writeSkin(folder, skin))]
    // The copy uses the tools of this project until it has installed its own.
    const modules = join(folder, 'node_modules')
    await symlink(join(root, 'node_modules'), modules, 'junction')
    try {
      const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
      await run([biome, 'check', '--write', ...written])
      await run(['--import', 'tsx', 'scripts/check-community.ts'])
      await progress.step('Drawing the icons and the wallpaper', () =>
        run(['--import', 'tsx', 'scripts/art.ts']),
      )
    } finally {
      await rm(modules)
    }
    signal.throwIfAborted()
    return { files: paths.length, skinId }

    async function run(args: string[]) {
      const { code, output } = await runTool({ root: folder, args, signal })
      if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`)
    }
  })
}
