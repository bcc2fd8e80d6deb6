import { join } from 'node:path'
import { communityFolder, packageRoot, projectRoot } from './project-root.mjs'

/** The folder of modules that are made from the messages, the programs and the community, from the project's folder. */
export const generatedFolder = '.love98/generated'

/**
 * The folders in which imports find their modules, by the start of the import. An earlier start is more specific. The
 * same starts are in `tsconfig.json`.
 *
 * @type {readonly (readonly [start: string, folder: string])[]}
 */
export const aliases = [
  ['@/texts/', join(projectRoot, generatedFolder, 'texts/')],
  ['@/programs/generated/', join(projectRoot, generatedFolder, 'programs/')],
  ['@/skins/generated/', join(projectRoot, generatedFolder, 'skins/')],
  ['@/ui/generated/', join(projectRoot, generatedFolder, 'ui/')],
  ['@community/', join(projectRoot, communityFolder, '/')],
  ['@/', join(packageRoot, 'src/')],
  // The modules for a community's own programs and skins, which `exports` of package.json names for the editor.
  ['love98/', join(packageRoot, 'src/public/')],
]
