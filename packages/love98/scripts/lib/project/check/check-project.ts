import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCommunity } from '../../build/check-community.ts'
import { lineOf } from '../../build/community-source.ts'
import { loadCommunity } from '../../load-community.ts'
import { communityFile, communityFolder } from '../../project-root.mjs'
import { writeSources } from '../../write-sources.ts'
import { checkLinks } from './check-links.ts'
import { checkOwnImports } from './check-own-imports.ts'
import { checkSkins } from './check-skins.ts'
import { checkTypes } from './check-types.ts'
import { describeProblem, type Problem, problemsIn } from './problem.ts'

type CheckOptions = {
  /** The project's folder. */
  readonly root: string
  readonly signal: AbortSignal
  /** Requests the links, too. */
  readonly online?: boolean
}

/**
 * Checks everything that a community owns: its file, terms, texts, documents, programs, skins and pictures.
 * @returns one line for each problem, sorted by file
 */
export async function checkProject({
  root,
  signal,
  online = false,
}: CheckOptions): Promise<readonly string[]> {
  // Code that does not parse is reported once, with its line.
  const imports = await checkOwnImports(root)
  const file = await problemsOf(checkCommunity(root))
  const texts = file.length > 0 ? [] : await problemsOf(writeSources(root))
  const others = file.length + texts.length > 0 ? [] : await checkRest(root, signal, online)
  const lines = [...imports, ...file, ...texts, ...others]
    .sort((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0))
    .map(describeProblem)
  return [...new Set(lines)]
}

/** The other checks need a file that loads, and the modules that are made from it. */
async function checkRest(root: string, signal: AbortSignal, online: boolean): Promise<readonly Problem[]> {
  const [community, source] = await Promise.all([
    loadCommunity(root),
    readFile(join(root, communityFile), 'utf8'),
  ])
  const options = { file: communityFile, lineOf: (path: string) => lineOf(source, path) }
  const found = await Promise.all([
    checkTypes(root, signal),
    checkSkins(root),
    online ? checkLinks(community, options) : [],
  ])
  return found.flat()
}

async function problemsOf(work: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await work
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return problemsIn(message, message.includes('program.ts') ? `${communityFolder}/programs` : communityFile)
  }
}
