import { join } from 'node:path'
import { generatedFolder } from '../aliases.mjs'
import { communityFolder, packageRoot, projectRoot } from '../project-root.mjs'

/** The folders of modules, and the start of their names. A project can have the package in its `node_modules`. */
const folders = [
  [packageRoot, ''],
  [join(projectRoot, communityFolder, '/'), `${communityFolder}/`],
  [join(projectRoot, generatedFolder, '/'), 'generated/'],
].map(([folder = '', start = '']) => [folder.replaceAll('\\', '/'), start] as const)

const installed = '/node_modules/'

/**
 * Returns the name of a module: its path from the folder of the package, such as `src/app/entry.tsx`; `community/…`,
 * `generated/…`, or `node_modules/…` for a module of another package.
 * @param id the bundler's id, an absolute path
 */
export function moduleName(id: string): string {
  const path = id.replaceAll('\\', '/')
  for (const [folder, start] of folders) {
    const below = path.startsWith(folder) ? path.slice(folder.length) : ''
    if (below && !below.startsWith('node_modules/')) return start + below
  }
  const at = path.lastIndexOf(installed)
  return at < 0 ? path : path.slice(at + 1)
}
