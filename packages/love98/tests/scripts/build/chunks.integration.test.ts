import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsOf, planChunks as planOf } from '../../../scripts/lib/build/chunks.ts'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

type Chunk = Parameters<typeof planOf>[0][number]

const root = packageRoot.replace(/\/$/, '')
const programs = ['charts', 'heartbreak', 'help', 'notepad', 'pairs', 'solitaire', 'treasury'].map((id) => ({
  id,
  name: id,
  folder: `src/programs/${id}`,
  window: `src/programs/${id}/${id === 'treasury' ? 'wallet-' : ''}window.tsx`,
  needsWallet: id === 'treasury',
  needs: null,
  keys: null,
}))
const planChunks = (chunks: readonly Chunk[]) => planOf(chunks, programs)
/** Parts of the desktop by one of their modules, with the parts that are always loaded before them. */
const entries: Readonly<Record<string, { part: string; before: readonly string[] }>> = {
  'src/shell/services/desktop-services.tsx': { part: 'services', before: [] },
  'src/shell/taskbar/tray/live-tray.tsx': { part: 'tray', before: ['services'] },
  'src/shell/taskbar/wallet/wallet-code.ts': { part: 'wallet', before: [] },
  'src/wallet/node-transport.ts': { part: 'transport', before: ['wallet'] },
  'src/wallet/query-provider.tsx': { part: 'query', before: ['wallet', 'transport'] },
  'src/shell/taskbar/wallet/wallet-status.tsx': { part: 'status', before: ['wallet', 'tray', 'services'] },
  'src/dialogs/connect/pending-wallet.tsx': { part: 'connect', before: ['wallet'] },
  'src/dialogs/account/account-dialog.tsx': {
    part: 'account',
    before: ['query', 'transport', 'wallet', 'status', 'tray', 'services'],
  },
  'src/programs/notepad/window.tsx': { part: 'notepad', before: [] },
  'src/programs/help/window.tsx': { part: 'help', before: [] },
  'src/programs/wallet-frame.tsx': { part: 'wallet-frame', before: [] },
  'src/programs/treasury/wallet-window.tsx': {
    part: 'treasury',
    before: ['wallet-frame', 'query', 'transport', 'wallet'],
  },
  'src/programs/treasury/words/words.tsx': {
    part: 'treasury-dialogs',
    before: ['treasury', 'wallet-frame', 'query', 'transport', 'wallet'],
  },
  // A dynamically imported module without an entry in the plan is a part of its own.
  'loose.ts': { part: 'loose.ts', before: [] },
}
const paths = Object.keys(entries).filter((path) => path !== 'loose.ts')

/**
 * Chunks without cycles: the first is in the first load, the next ones are entries of parts, the rest is shared.
 * @param least characters of a chunk
 */
const graphs = (least: number) =>
  fc.integer({ min: paths.length + 2, max: 40 }).chain((count) =>
    fc
      .tuple(
        fc.array(fc.array(fc.nat(count - 1), { maxLength: 5 }), { minLength: count, maxLength: count }),
        fc.array(fc.integer({ min: least, max: 15_000 }), { minLength: count, maxLength: count }),
        fc.boolean(),
      )
      .map(([targets, sizes, isLoose]) =>
        targets.map((to, index): Chunk => {
          const path = index > 0 ? paths[index - 1] : 'src/app/entry.tsx'
          return {
            fileName: `${index}.js`,
            code: 'x'.repeat(sizes[index] ?? 0),
            imports: [...new Set(to)]
              .filter((target) => target > index && target > 1)
              .map((target) => `${target}.js`),
            dynamicImports: [],
            moduleIds: [`${root}/module${index}.ts`],
            facadeModuleId: path
              ? `${root}/${path}`
              : isLoose && index === count - 1
                ? `${root}/loose.ts`
                : null,
            isEntry: index === 0,
            isDynamicEntry: path ? index > 0 : isLoose && index === count - 1,
          }
        }),
      ),
  )

function reach(chunks: readonly Chunk[], from: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>(from)
  for (const chunk of found)
    for (const file of chunk.imports) found.add(chunks.find(({ fileName }) => fileName === file) as Chunk)
  return found
}

const idOf = (chunk: Chunk) => chunk.moduleIds[0] ?? ''
const entryOf = (chunks: readonly Chunk[], path: string) =>
  chunks.filter(({ facadeModuleId }) => facadeModuleId === `${root}/${path}`)

/** Returns by module every part that has it: those that need it, and those that are loaded after one that needs it. */
function partsByModule(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const first = reach(chunks, [chunks[0] as Chunk])
  for (const [path, { part }] of Object.entries(entries))
    for (const chunk of reach(chunks, entryOf(chunks, path))) {
      if (first.has(chunk)) continue
      const set = found.get(idOf(chunk)) ?? new Set()
      found.set(idOf(chunk), set.add(part))
      for (const later of Object.values(entries)) if (later.before.includes(part)) set.add(later.part)
    }
  return found
}

function importsOf(chunks: readonly Chunk[], nameOf: (chunk: Chunk) => string | undefined) {
  const found = new Map<string, Set<string>>()
  for (const chunk of chunks)
    for (const other of reach(chunks, [chunk])) {
      const [from, to] = [nameOf(chunk), nameOf(other)]
      if (from !== undefined && to !== undefined && from !== to)
        found.set(from, (found.get(from) ?? new Set()).add(to))
    }
  return found
}

test('the first load has all modules that it needs, and beyond that only tiny ones with many users, with all imports', () => {
  let added = 0
  fc.assert(
    fc.property(graphs(0), (chunks) => {
      const plan = planChunks(chunks)
      const first = reach(chunks, [chunks[0] as Chunk])
      const needed = partsByModule(chunks)
      const nameOf = (chunk: Chunk) => plan.get(idOf(chunk))?.name
      for (const chunk of chunks) {
        const parts = needed.get(idOf(chunk))
        if (first.has(chunk)) expect(nameOf(chunk)).toBe('first')
        else if (!parts) expect(nameOf(chunk)).toBeUndefined()
        else if (nameOf(chunk) === 'first') {
          added++
          expect(parts.size).toBeGreaterThanOrEqual(2)
          expect(chunk.code.length).toBeLessThan(Math.min(2_500, 300 * parts.size))
          for (const other of reach(chunks, [chunk])) expect(nameOf(other)).toBe('first')
        } else expect(nameOf(chunk)).toMatch(/./)
      }
    }),
    { numRuns: 300 },
  )
  expect(added).toBeGreaterThan(0)
})

test('the first load gets no styles beyond its own', () => {
  fc.assert(
    fc.property(graphs(0), (chunks) => {
      const styled = chunks.map((chunk) => ({
        ...chunk,
        moduleIds: [idOf(chunk), `${idOf(chunk)}.module.css`],
      }))
      const first = [...reach(styled, [styled[0] as Chunk])].map(idOf)
      for (const [id, { name }] of planChunks(styled))
        if (!id.endsWith('.css') && name === 'first') expect(first).toContain(id)
    }),
  )
})

test('modules share a file exactly if the same parts need them, unless a file is small', () => {
  fc.assert(
    fc.property(graphs(10_000), (chunks) => {
      const plan = planChunks(chunks)
      const byName = new Map<string, string>()
      for (const [id, parts] of partsByModule(chunks)) {
        const name = plan.get(id)?.name ?? ''
        const set = [...parts].sort().join(' ')
        expect(byName.get(name) ?? set).toBe(set)
        byName.set(name, set)
      }
      expect(new Set(byName.values()).size).toBe(byName.size)
    }),
  )
})

test('all parts that load a file need a module of it, unless it is small', () => {
  let loadedForNothing = 0
  fc.assert(
    fc.property(graphs(0), (chunks) => {
      const plan = planChunks(chunks)
      const needed = partsByModule(chunks)
      const nameOf = (chunk: Chunk) => plan.get(idOf(chunk))?.name
      const imports = importsOf(chunks, nameOf)
      const loaders = new Map<string, Set<string>>()
      for (const [path, { part, before }] of Object.entries(entries)) {
        const own = [path, ...paths.filter((other) => before.includes(entries[other]?.part ?? ''))]
        const loaded = new Set(own.flatMap((one) => entryOf(chunks, one).map(nameOf)))
        for (const name of loaded) for (const other of imports.get(name ?? '') ?? []) loaded.add(other)
        for (const name of loaded)
          if (name !== undefined && name !== 'first')
            loaders.set(name, (loaders.get(name) ?? new Set()).add(part))
      }
      for (const [name, parts] of loaders) {
        const inside = chunks.filter((chunk) => nameOf(chunk) === name)
        const missing = inside.map((chunk) =>
          [...parts].filter((part) => !needed.get(idOf(chunk))?.has(part)),
        )
        expect(missing.map(({ length }) => length)).toContain(0)
        for (const [index, chunk] of inside.entries()) {
          if (missing[index]?.length === 0) continue
          loadedForNothing++
          expect(chunk.code.length).toBeLessThan(10_000)
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(loadedForNothing).toBeGreaterThan(0)
})

test('no two files import each other, directly or indirectly, and the imported one has the higher rank', () => {
  fc.assert(
    fc.property(graphs(0), (chunks) => {
      const plan = planChunks(chunks)
      const nameOf = (chunk: Chunk) => plan.get(idOf(chunk))?.name
      const rankOf = new Map(Array.from(plan.values(), ({ name, rank }) => [name, rank]))
      for (const [name, imported] of importsOf(chunks, nameOf))
        for (const other of imported)
          expect(rankOf.get(other)).toBeGreaterThan(rankOf.get(name) ?? Number.NaN)
      for (const { name, rank } of plan.values()) expect(rankOf.get(name)).toBe(rank)
    }),
  )
})

test('the bundler groups name each module once, in the group of its rank', () => {
  fc.assert(
    fc.property(graphs(0), (chunks) => {
      const plan = planChunks(chunks)
      const groups = groupsOf(plan)
      expect(groups.map(({ priority }) => priority)).toEqual(groups.map((_, rank) => rank + 1))
      for (const [id, { name, rank }] of plan)
        expect(groups.map((group) => group.name(id))).toEqual(
          groups.map((_, at) => (at === rank ? name : null)),
        )
      expect(groups.map((group) => group.name('/elsewhere.ts'))).toEqual(groups.map(() => null))
    }),
  )
})

const chunk = (index: number, path: string | null, imports: readonly number[], size = 10_000): Chunk => ({
  fileName: `${index}.js`,
  code: 'x'.repeat(size),
  imports: imports.map((to) => `${to}.js`),
  dynamicImports: [],
  moduleIds: [`${root}/module${index}.ts`],
  facadeModuleId: path && `${root}/${path}`,
  isEntry: index === 0,
  isDynamicEntry: index > 0 && path !== null,
})

test.each([
  { size: 500, home: 'first' },
  { size: 1_500, home: 'shared1' },
  { size: 5_000, home: 'help-and-notepad' },
])('the module of $size characters for two parts is in the file $home', ({ size, home }) => {
  const folders = ['notepad', 'help', 'charts', 'heartbreak', 'solitaire', 'pairs']
  const plan = planChunks([
    chunk(0, 'src/app/entry.tsx', []),
    ...folders.map((name, index) =>
      chunk(index + 1, `src/programs/${name}/window.tsx`, index < 2 ? [7, 8] : [8]),
    ),
    chunk(7, null, [], size),
    chunk(8, null, []),
  ])
  expect(plan.get(`${root}/module7.ts`)?.name).toBe(home)
})

test('a file is named after its part, two of them, or a number', () => {
  const plan = planChunks([
    chunk(0, 'src/app/entry.tsx', []),
    chunk(1, 'src/programs/notepad/window.tsx', [0, 5, 6]),
    chunk(2, 'src/programs/help/window.tsx', [5, 6]),
    chunk(3, 'src/shell/taskbar/tray/live-tray.tsx', [6]),
    chunk(4, 'src/shell/desktop-menu.tsx', [7]),
    chunk(5, null, []),
    chunk(6, null, []),
    chunk(7, null, []),
  ])
  expect(Array.from(plan.values(), ({ name }) => name).sort()).toEqual([
    'desktop-menu',
    'desktop-menu',
    'first',
    'help',
    'help-and-notepad',
    'notepad',
    'shared1',
    'tray',
  ])
})
