import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, which has the sources of Love98. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of Love98's own repository, which has the documents and the workspace of this package. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url))

/** True in Love98's own repository; false if the package was installed by a community's project. */
export const isInRepository = existsSync(join(repositoryRoot, 'packages', 'love98', 'package.json'))

export const communityFolder = 'community'

/**
 * The file with a community's settings, from the project's folder.
 */
export const communityFile = `${communityFolder}/config.ts`

/**
 * The folder of a community's project: the nearest folder, from the current one or LOVE98_PROJECT upward, that has a
 * community's file. Its build, `.env` and data are there. Without such a folder, the current one.
 */
export const projectRoot = findProject(resolve(process.env.LOVE98_PROJECT || process.cwd()))

/**
 * @param {string} start absolute
 * @returns {string}
 */
function findProject(start) {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, communityFile))) return join(folder, '/')
    if (folder === dirname(folder)) return join(start, '/')
  }
}
