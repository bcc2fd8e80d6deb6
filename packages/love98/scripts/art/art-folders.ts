import { join } from 'node:path'
import { generatedFolder } from '../lib/aliases.mjs'
import { communityFolder as communityName } from '../lib/project-root.mjs'

/** Absolute paths of the package, which has the sources of the product, and of a project, which has a community. */
export type Folders = { readonly packageFolder: string; readonly projectFolder: string }

/** All files that are delivered below `/`, besides the build: pictures, fonts and the community's own files. */
export const publicFolder = `${generatedFolder}/public`

/** Returns absolute paths; `copied` are the folders whose files are delivered as they are. */
export function artFolders({ packageFolder, projectFolder }: Folders) {
  const communityFolder = join(projectFolder, communityName)
  return {
    communityFolder,
    generated: join(projectFolder, generatedFolder),
    pictures: join(projectFolder, publicFolder),
    copied: [join(packageFolder, 'public'), join(communityFolder, 'public')],
  }
}
