import type { Rolldown } from 'vite'
import type { ProgramSource } from '../programs/program-sources.ts'
import { moduleName } from './module-name.ts'

type Part = {
  readonly name: string
  readonly entries: RegExp
  /** Parts that are always loaded before this one. */
  readonly after?: readonly string[]
}

const walletFrame = 'wallet-frame'

/**
 * The parts of the desktop beside the windows of its programs. Modules that the same parts need share a file,
 * so fewer parts make fewer and larger files.
 */
export const desktopParts: readonly Part[] = [
  { name: 'services', entries: /^src\/shell\/services\/desktop-services\.tsx$/ },
  {
    name: 'menus',
    entries:
      /^src\/(ui\/menu\/menu-layer\.tsx|shell\/start-menu\/start-menu-items\.ts|shell\/windows\/window-menus\.ts)$/,
    after: ['services'],
  },
  { name: 'message-box', entries: /^src\/ui\/message-box\/message-box\.tsx$/, after: ['services'] },
  { name: 'desktop-menu', entries: /^src\/shell\/icons\/desktop-menu\.ts$/, after: ['services'] },
  { name: 'tray', entries: /^src\/shell\/taskbar\/tray\/live-tray\.tsx$/, after: ['services'] },
  { name: 'wallet', entries: /^src\/(shell\/taskbar\/wallet\/wallet-code|wallet\/wallet)\.ts$/ },
  // The transport to a node, which all code that reads the chain uses.
  { name: 'transport', entries: /^src\/wallet\/node-transport\.ts$/, after: ['wallet'] },
  { name: 'ccip', entries: /^node_modules\/viem\/_esm\/utils\/ccip\.js$/, after: ['transport'] },
  {
    name: 'query',
    entries: /^src\/wallet\/(query-provider\.tsx|names\/watch-ens-name\.ts)$/,
    after: ['transport'],
  },
  // Each of these loads the wallet by itself, or answers it.
  { name: 'demo-answers', entries: /^src\/demo\/answers\.ts$/, after: ['wallet'] },
  {
    name: 'add-to-wallet',
    entries: /^src\/programs\/pairs\/add-to-wallet\.tsx$/,
    after: ['wallet', 'pairs'],
  },
  { name: 'sign-text', entries: /^src\/programs\/guestbook\/sign-text\.ts$/, after: ['wallet', 'guestbook'] },
  {
    name: 'verify-signed',
    entries: /^src\/programs\/guestbook\/verify-signed\.ts$/,
    after: ['wallet', 'guestbook'],
  },
  { name: 'connect', entries: /^src\/dialogs\/connect\/pending-wallet\.tsx$/, after: ['wallet'] },
  { name: 'status', entries: /^src\/shell\/taskbar\/wallet\/wallet-status\.tsx$/, after: ['wallet', 'tray'] },
  { name: 'pairing', entries: /^src\/dialogs\/connect\/pairing-.*$/, after: ['wallet'] },
  { name: 'terms', entries: /^src\/dialogs\/sign-in\/terms-dialog\.tsx$/, after: ['wallet'] },
  { name: 'verification', entries: /^src\/dialogs\/sign-in\/verify-dialog\.tsx$/, after: ['status'] },
  { name: 'account', entries: /^src\/dialogs\/(account|networks)\/.*$/, after: ['query', 'status'] },
  {
    name: 'transactions',
    entries: /^src\/wallet\/transactions\/track-until-final\.ts$/,
    after: ['transport'],
  },
  {
    name: 'wallet-actions',
    entries: /^src\/wallet\/transactions\/send-(calls|transaction)\.ts$/,
    after: ['status', 'transport'],
  },
  {
    name: 'treasury-details',
    entries: /^src\/programs\/treasury\/(transaction|messages)\/(message-)?details\.tsx$/,
    after: ['treasury'],
  },
  {
    name: 'treasury-dialogs',
    entries: /^src\/programs\/treasury\/(?!(transaction|messages)\/(message-)?details\.tsx).+\/.+$/,
    after: ['treasury'],
  },
  { name: 'send-review', entries: /^src\/programs\/send\/transfer-flow\.tsx$/, after: ['send', 'status'] },
  {
    name: 'swap-review',
    entries: /^src\/programs\/swap\/review\/swap-dialog\.tsx$/,
    after: ['swap', 'status'],
  },
  { name: walletFrame, entries: /^src\/programs\/wallet-frame\.tsx$/ },
]

/** The window of each program is a part. Those that need the wallet come after its query cache. */
function programParts(programs: readonly ProgramSource[]): readonly Part[] {
  return programs.map(({ folder, window, needsWallet }) => ({
    // A program of the community may have the folder name of another one.
    name: folder.replace(/^src\/programs\//, '').replaceAll('/', '-'),
    entries: new RegExp(`^${window.replaceAll('.', '\\.')}$`),
    ...(needsWallet && { after: [walletFrame, 'query'] }),
  }))
}

type Chunk = Pick<
  Rolldown.OutputChunk,
  | 'fileName'
  | 'code'
  | 'imports'
  | 'dynamicImports'
  | 'moduleIds'
  | 'facadeModuleId'
  | 'isEntry'
  | 'isDynamicEntry'
>

/** The chunk of each module. Modules that others import have a higher `rank`. */
export type ChunkPlan = ReadonlyMap<string, { readonly name: string; readonly rank: number }>

/**
 * Joins chunks that the bundler cut for every set of `import()`s into one for every set of parts.
 *
 * @param cut the chunks of a bundle that was cut without groups
 */
export function planChunks(cut: readonly Chunk[], programs: readonly ProgramSource[]): ChunkPlan {
  const parts = [...desktopParts, ...programParts(programs)]
  const byFile = new Map(cut.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const file of from.imports) {
      const next = byFile.get(file)
      if (next) reach(next, seen)
    }
    return seen
  }
  const first = new Set(cut.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...reach(chunk)]))
  const setOf = new Map<Chunk, Set<string>>()
  const entries = new Map<Chunk, readonly string[]>()
  // A module that others also import statically can be the target of an `import()` without being the entry of its
  // chunk.
  const wanted = new Set(cut.flatMap(({ dynamicImports }) => dynamicImports))
  for (const entry of cut) {
    if ((!entry.isDynamicEntry && !wanted.has(entry.fileName)) || first.has(entry)) continue
    const path = moduleName(entry.facadeModuleId ?? entry.moduleIds.at(-1) ?? entry.fileName)
    const named = parts.filter((part) => part.entries.test(path)).map(({ name }) => name)
    entries.set(entry, named.length > 0 ? named : [path])
    for (const chunk of reach(entry))
      if (!first.has(chunk))
        setOf.set(chunk, new Set([...(setOf.get(chunk) ?? []), ...(entries.get(entry) ?? [])]))
  }
  const loadedBefore = findLoadedBefore(parts, cut, entries, setOf)
  const sets = new Map(Array.from(setOf, ([chunk, set]) => [chunk, leastOf(set, loadedBefore)]))
  addTiny(first, sets, byFile)
  foldSmall(sets, byFile, loadedBefore)
  const named = new Map(Array.from(sets, ([chunk, set]) => [chunk, set.join(' ')]))
  for (const chunk of first) named.set(chunk, 'first')
  shorten(named)
  const ranks = rankNames(cut, byFile, named)
  const plan = new Map<string, { name: string; rank: number }>()
  for (const [chunk, name] of named)
    for (const id of chunk.moduleIds) plan.set(id, { name, rank: ranks.get(name) ?? 0 })
  return plan
}

/**
 * A chunk with fewer characters of code than this, per part that needs it and in all, belongs to the first load: a
 * request for it would cost more than loading it in every visit.
 */
const [tinyForEach, tiny] = [260, 2_500]

/** Moves tiny code that many parts need to the first load, if it brings no other code and no styles with it. */
function addTiny(
  first: Set<Chunk>,
  sets: Map<Chunk, readonly string[]>,
  byFile: ReadonlyMap<string, Chunk>,
): void {
  const isReady = ({ imports, moduleIds }: Chunk) =>
    moduleIds.every((id) => !/\.css$/.test(id)) &&
    imports.every((file) => first.has(byFile.get(file) as Chunk))
  for (let moved = true; moved; ) {
    moved = false
    for (const [chunk, set] of sets) {
      const most = Math.min(set.length * tinyForEach, tiny)
      if (set.length < 2 || chunk.code.length >= most || !isReady(chunk)) continue
      first.add(chunk)
      moved = sets.delete(chunk)
    }
  }
}

/** The most characters of code, before minification, that are moved. */
const smallest = 10_000

/** Characters of code that weigh as much as a request: its headers, and the loss of compressing a file separately. */
const request = 4_000

/**
 * Moves small code into another file that every part that needs it loads, if the saved requests weigh more than the
 * code that other parts load for nothing. A move that would make two files import each other is left out.
 */
function foldSmall(
  sets: Map<Chunk, readonly string[]>,
  byFile: ReadonlyMap<string, Chunk>,
  loadedBefore: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const keyed = () => {
    const groups = new Map<string, { parts: readonly string[]; chunks: Chunk[]; size: number }>()
    for (const [chunk, parts] of sets) {
      const key = parts.join(' ')
      const group = groups.get(key) ?? { parts, chunks: [], size: 0 }
      group.chunks.push(chunk)
      group.size += chunk.code.length
      groups.set(key, group)
    }
    return [...groups.values()]
  }
  const finds = (part: string, set: readonly string[]) =>
    set.some((other) => other === part || loadedBefore.get(part)?.has(other))
  const all = [...new Set([...sets.values()].flat())]
  const findersOf = (set: readonly string[]) => all.filter((part) => finds(part, set))
  // The fewest parts first, so that code that was folded into a file is folded with it.
  const shared = keyed().filter(({ parts }) => parts.length > 1)
  for (const { parts: key } of shared.sort((one, other) => one.parts.length - other.parts.length)) {
    const group = keyed().find(({ parts }) => parts.join() === key.join())
    if (!group || group.size >= smallest) continue
    const imported = group.chunks.flatMap(({ imports }) =>
      imports.flatMap((file) => {
        const chunk = byFile.get(file)
        const set = chunk && sets.get(chunk)
        return set && set.join() !== group.parts.join() ? [set] : []
      }),
    )
    const finders = findersOf(group.parts)
    const [target] = keyed()
      .filter(({ parts }) => parts.join() !== key.join() && group.parts.every((part) => finds(part, parts)))
      .filter(({ parts }) => imported.every((set) => parts.every((part) => finds(part, set))))
      .map(({ parts }) => ({ parts, strangers: findersOf(parts).length - finders.length }))
      .filter(({ strangers }) => group.size * strangers < request * finders.length)
      .sort((one, other) => one.strangers - other.strangers || one.parts.length - other.parts.length)
    if (target) for (const chunk of group.chunks) sets.set(chunk, target.parts)
  }
}

/** Names a file by its part, or by two parts. A file of more parts has a number. */
function shorten(named: Map<Chunk, string>): void {
  const shared = [...new Set(named.values())].filter((name) => name.split(' ').length > 2).sort()
  for (const [chunk, name] of named) {
    const words = name.split(' ').map((path) => path.replace(/^.*\/|\.\w+$/g, ''))
    named.set(chunk, shared.includes(name) ? `shared${shared.indexOf(name) + 1}` : words.join('-and-'))
  }
}

/** Leaves out parts that come after another part of the set, because they find the chunk there. */
function leastOf(
  set: ReadonlySet<string>,
  loadedBefore: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const isImplied = (name: string) =>
    [...(loadedBefore.get(name) ?? [])].some((before) => before !== name && set.has(before))
  return [...set].filter((name) => !isImplied(name)).sort()
}

/**
 * The parts that are always loaded before each part. The table names them; an `import()` that has no entry in
 * the table comes after the parts that all of its importers share.
 */
function findLoadedBefore(
  parts: readonly Part[],
  cut: readonly Chunk[],
  entries: ReadonlyMap<Chunk, readonly string[]>,
  setOf: ReadonlyMap<Chunk, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Map<string, ReadonlySet<string>>()
  const named = new Set(parts.map(({ name }) => name))
  const withBefore = (name: string): ReadonlySet<string> => new Set([name, ...(before.get(name) ?? [])])
  // Copies of a package have modules of the same name. One set for each name: with one for each entry, the search below
  // would not end.
  const own = new Map<string, Chunk[]>()
  for (const [entry, names] of entries)
    for (const name of names) if (!named.has(name)) own.set(name, [...(own.get(name) ?? []), entry])
  // Dialogs import each other, so the search begins with all parts and removes those that one importer lacks until
  // nothing changes.
  const everything = new Set([...named, ...own.keys()])
  for (const name of own.keys()) before.set(name, everything)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    const set = (name: string, found: ReadonlySet<string>) => {
      isChanged ||= before.get(name)?.size !== found.size
      before.set(name, found)
    }
    for (const { name, after = [] } of parts) set(name, new Set(after.flatMap((one) => [...withBefore(one)])))
    for (const [name, same] of own) {
      const importers = cut.filter(({ dynamicImports }) =>
        same.some(({ fileName }) => dynamicImports.includes(fileName)),
      )
      const [one, ...others] = importers.flatMap((chunk) => Array.from(setOf.get(chunk) ?? [''], withBefore))
      const all = [...(one ?? [])].filter((part) => part !== name && others.every((road) => road.has(part)))
      set(name, new Set(all))
    }
  }
  return before
}

/**
 * A module brings its imports into its chunk unless they are planned before, so imported chunks have the higher rank.
 */
function rankNames(
  cut: readonly Chunk[],
  byFile: ReadonlyMap<string, Chunk>,
  named: ReadonlyMap<Chunk, string>,
): Map<string, number> {
  const ranks = new Map<string, number>()
  const raise = (name: string, rank: number, trail: readonly string[]) => {
    if (trail.includes(name) || (ranks.get(name) ?? -1) >= rank) return
    ranks.set(name, rank)
    for (const chunk of cut)
      if (named.get(chunk) === name)
        for (const file of chunk.imports) {
          const next = byFile.get(file)
          const other = next && named.get(next)
          if (other && other !== name) raise(other, rank + 1, [...trail, name])
        }
  }
  for (const name of new Set(named.values())) raise(name, 0, [])
  return ranks
}

/** @returns groups for the bundler: one for each rank of the plan */
export function groupsOf(plan: ChunkPlan) {
  const highest = Math.max(...Array.from(plan.values(), ({ rank }) => rank))
  return Array.from({ length: highest + 1 }, (_, rank) => ({
    name: (id: string) => {
      const planned = plan.get(id)
      return planned?.rank === rank ? planned.name : null
    },
    priority: rank + 1,
  }))
}
