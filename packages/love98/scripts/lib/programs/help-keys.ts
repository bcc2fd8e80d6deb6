import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { generatedFolder } from '../aliases.mjs'
import { communityFolder, packageRoot } from '../project-root.mjs'
import { type ProgramSource, readPrograms } from './program-sources.ts'

/**
 * Returns the module of all shortcuts by section of Help: a copy of what the handlers read.
 *
 * @param root the project's folder
 */
async function helpKeysModule(root: string, programs: readonly ProgramSource[]): Promise<string> {
  // Not `import()`: Vite would bundle these modules into its configuration, and they import texts, which are
  // written first.
  const load = (path: string) =>
    tsImport(pathToFileURL(join(path.startsWith(communityFolder) ? root : packageRoot, path)).href, {
      parentURL: import.meta.url,
      tsconfig: join(packageRoot, 'tsconfig.json'),
    })
  const ofPrograms = programs.map(async ({ keys, folder }) =>
    keys === null ? {} : { [keys]: Object.assign({}, ...Object.values(await load(`${folder}/keys.ts`))) },
  )
  const { keySections } = await load('src/programs/help/key-sections.ts')
  const sections = Object.assign({}, keySections, ...(await Promise.all(ofPrograms)))
  return [
    '// Made from the shortcuts of the desktop and of each program.',
    '/** The shortcuts by section of Help, from the constants of their handlers. */',
    `export const helpSections = ${JSON.stringify(sections, null, 2)} as const`,
    '',
  ].join('\n')
}

/** Writes the module unless it is up to date. @param root the project's folder, whose texts are written */
export async function writeHelpKeys(root: string): Promise<void> {
  const file = join(root, `${generatedFolder}/programs/help-keys.ts`)
  const source = await helpKeysModule(root, await readPrograms(root))
  if ((await readFile(file, 'utf8').catch(() => '')) === source) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, source)
}
