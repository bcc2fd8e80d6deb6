import type { Plugin } from 'vite'
import { readPrograms, registryFolder, registryModules } from '../../programs/program-sources.ts'

/** A missing list keeps all names. */
export type KeptNames = {
  readonly programs?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}

/**
 * The files with lists, the field of `KeptNames` that each of them follows, and the pattern of an entry: its whole
 * line, with the id as a group.
 */
export const lists: readonly {
  readonly file: RegExp
  readonly kind: keyof KeptNames
  readonly entry: RegExp
}[] = [
  { file: /\/src\/language\/languages\.ts$/, kind: 'languages', entry: /^ {2}\{ id: '([\w-]+)', .*\},\n/gm },
]

/**
 * Removes the programs and languages that a community's file does not name from their lists, so that the bundler
 * finds no path to their code (docs/decisions/0013). The programs are in the order of that file.
 * @param root the project's folder
 */
export function leaveOutUnnamed(root: string, kept: KeptNames): Plugin {
  return {
    name: 'love98:leave-out',
    enforce: 'pre',
    async transform(source, id) {
      const path = id.replaceAll('\\', '/')
      // Only the build reads which capability a program needs.
      if (/\/programs\/[\w-]+\/program\.ts$/.test(path))
        return { code: source.replace(/^ {2}needs: '[\w-]+',\n/m, ''), map: null }
      const isRegistry = kept.programs && path.includes(`/${registryFolder}/`)
      const shorter = isRegistry
        ? registryModules(await readPrograms(root), kept.programs).get(
            path.slice(path.lastIndexOf(`/${registryFolder}/`) + 1),
          )
        : leaveOut(path, source, kept)
      return shorter === undefined || shorter === source ? null : { code: shorter, map: null }
    },
  }
}

/**
 * Shortens the list of skins or of languages.
 * @param path with `/`
 * @returns the same source if nothing is left out
 * @throws {Error} if the list does not have the expected form
 */
export function leaveOut(path: string, source: string, kept: KeptNames): string {
  const list = lists.find(({ file }) => file.test(path))
  const names = list && kept[list.kind]
  if (!list || !names) return source
  let entries = 0
  const shorter = source.replace(list.entry, (line, name: string) => {
    entries++
    return names.includes(name) ? line : ''
  })
  if (entries < 2) throw new Error(`${path} has no list that the build knows how to shorten.`)
  return shorter
}
