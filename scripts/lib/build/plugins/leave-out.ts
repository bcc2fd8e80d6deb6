import type { Plugin } from 'vite'

/** A missing list keeps all. */
export type Kept = {
  readonly programs?: readonly string[] | undefined
  readonly skins?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}

/** The files with lists, which of `Kept` they follow, and one entry of each: its whole line, with the id as a group. */
const lists: readonly { readonly file: RegExp; readonly kind: keyof Kept; readonly entry: RegExp }[] = [
  { file: /\/src\/programs\/registry\.ts$/, kind: 'programs', entry: /^ {2}([a-zA-Z]+),\n/gm },
  {
    file: /\/src\/programs\/wallet-programs\.ts$/,
    kind: 'programs',
    entry: /^ {2}'?([a-z-]+)'?: \(\) =>.*,\n/gm,
  },
  { file: /\/src\/skins\/registry\.ts$/, kind: 'skins', entry: /^ {2}\{ id: '([\w-]+)', .*\},\n/gm },
  { file: /\/src\/language\/languages\.ts$/, kind: 'languages', entry: /^ {2}\{ id: '([\w-]+)', .*\},\n/gm },
]

/** All windows, as `src/programs/windows.ts` finds them. */
const everyWindow = "'./*/window.tsx'"

/**
 * Takes what a community's file does not name out of the lists of programs, windows, skins and languages, so that nothing
 * leads the bundler to their code (docs/decisions/0013).
 */
export function leaveOutUnnamed(kept: Kept): Plugin {
  return {
    name: 'love98:leave-out',
    enforce: 'pre',
    transform(source, id) {
      const shorter = leaveOut(id.replaceAll('\\', '/'), source, kept)
      return shorter === source ? null : { code: shorter, map: null }
    },
  }
}

/**
 * @param path with `/`
 * @returns the same where nothing is left out
 * @throws {Error} when the list has not the form that is expected here
 */
export function leaveOut(path: string, source: string, kept: Kept): string {
  if (/\/src\/programs\/windows\.ts$/.test(path)) return leaveOutWindows(path, source, kept.programs)
  const list = lists.find(({ file }) => file.test(path))
  const names = list && kept[list.kind]
  if (!list || !names) return source
  const isKept = (name: string) => names.includes(idOf(name))
  let entries = 0
  const shorter = source.replace(list.entry, (line, name: string) => {
    entries++
    return isKept(name) ? line : ''
  })
  if (entries < 2) throw new Error(`${path} has no list that the build knows how to shorten.`)
  return shorter.replace(/^import (\w+) from '\.\/[\w-]+\/manifest'\n/gm, (line, name: string) =>
    isKept(name) ? line : '',
  )
}

/** The folders of links share a window that is built in any case: none of them has a folder of its own. */
function leaveOutWindows(path: string, source: string, programs: Kept['programs']): string {
  if (!programs) return source
  if (!source.includes(everyWindow)) throw new Error(`${path} does not find windows as the build knows it.`)
  const kept = [...programs, 'links'].map((name) => `'./${name}/window.tsx'`)
  return source.replace(everyWindow, `[${kept.join(', ')}]`)
}

/** @param name `shutDown` or `shut-down` @returns `shut-down` */
function idOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
