import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Community,
  type CommunityContext,
  CommunityFileError,
  parseCommunity,
} from '../../../src/domain/community/community.ts'
import { communityFile as file } from '../../../src/domain/community/file-name.ts'
import { languages } from '../../../src/language/languages.ts'
import { artFolders } from '../../art/art-folders.ts'
import { listIconNames } from '../../art/icon-names.ts'
import { loadSkins } from '../../art/load-skins.ts'
import { packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'

/** As CommonJS, because the loader takes several times as long for the many ES modules. */
const { getAddress, isAddress }: typeof import('viem/utils') = createRequire(import.meta.url)('viem/utils')

/**
 * Checks the community's file before anything is compiled, and returns its contents. It needs no generated texts.
 *
 * @throws {UserError} one line for each problem, `community/config.ts:12: pairs[0].token: …`, or the line of the file where
 *   it is not TypeScript or fails
 */
export async function checkCommunity(root: string): Promise<Community> {
  const written = await loadFile(root)
  const source = await readFile(join(root, file), 'utf8')
  const { lineOf, repeatedSymbols } = await import('./community-source.ts')
  try {
    const community = parseCommunity(written, await knownNames(root, written))
    const problems = [
      ...repeatedSymbols(source),
      ...pictureProblems(community, (path) =>
        publicFolders(root).some((folder) => existsSync(join(folder, path))),
      ),
    ]
    if (problems.length > 0) throw new CommunityFileError(problems)
    return community
  } catch (error) {
    if (!(error instanceof CommunityFileError)) throw error
    const lines = error.problems.map((problem) => `  ${file}:${lineOf(source, problem)}: ${problem}`)
    throw new UserError(`${file} cannot be used:\n${lines.join('\n')}`, { cause: error })
  }
}

/** Runs the file. @throws {UserError} if it is not TypeScript, or throws */
async function loadFile(root: string): Promise<unknown> {
  const path = join(root, file)
  try {
    const { default: written } = await import(pathToFileURL(path).href)
    return written
  } catch (error) {
    const source = await readFile(path, 'utf8').catch(() => {
      throw new UserError(`${file} does not exist in ${root}.`, { cause: error })
    })
    const { syntaxProblem, thrownProblem } = await import('./community-source.ts')
    throw new UserError(syntaxProblem(source) ?? thrownProblem(error, path, source), { cause: error })
  }
}

/** The names that a file may use. Programs are read without running them, because they import texts. */
export async function knownNames(root: string, written: unknown): Promise<CommunityContext> {
  const { readPrograms } = await import('../programs/program-sources.ts')
  const folders = { packageFolder: packageRoot, projectFolder: root }
  const programs = await readPrograms(root)
  const { known } = await loadSkins(join(artFolders(folders).communityFolder, 'skins'), {})
  return {
    programIds: programs.map(({ id }) => id),
    skinIds: known,
    languageIds: languages.map(({ id }) => id),
    iconNames: await listIconNames(folders, written),
    checksumOf: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),
  }
}

/** The folders of the package and the community whose files have addresses. */
function publicFolders(root: string) {
  return artFolders({ packageFolder: packageRoot, projectFolder: root }).copied
}

/** Returns one line for each picture of a link that does not exist. @param exists by the path of the address */
export function pictureProblems(
  { links }: Pick<Community, 'links'>,
  exists: (path: string) => boolean,
): string[] {
  return links.flatMap(({ picture }, index) =>
    picture === null || exists(picture)
      ? []
      : [`links[${index}].picture: there is no file community/public${picture}`],
  )
}
