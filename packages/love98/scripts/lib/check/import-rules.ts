import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { type ImportGraph, readImportGraph } from './import-graph.ts'

type Violation = { rule: string; from: string; to: string; path: string[] }

const { permissions, ...ruleSet } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs')

/**
 * Checks imports against the table in `.dependency-cruiser.cjs`, and against the two rules that depend on the code in
 * the browser (`wallet-is-lazy` and `server-only`).
 *
 * Dependency-cruiser reads TypeScript through the compiler's API, which TypeScript 7 does not have. Without it, it
 * misses imports inside functions and JSX. It therefore receives only the imports, in plain JavaScript.
 *
 * @param sources text by path from the root
 * @returns `unused`: a sentence for each permission of the table that no import uses
 */
export async function checkImports(
  sources: ReadonlyMap<string, string>,
): Promise<{ violations: Violation[]; modules: string[]; unused: string[] }> {
  const graph = await readImportGraph(sources)
  const folder = await mkdtemp(join(tmpdir(), 'love98-imports-'))
  try {
    await writeOutline(folder, graph)
    const { output } = await cruise(
      [...new Set([...graph.keys()].map((path) => path.split('/')[0] ?? path))],
      { ...ruleSet.options, ruleSet, validate: true, baseDir: folder },
    )
    if (typeof output === 'string') throw new Error(output)
    const listed = output.summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      path: [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])],
    }))
    const modules = output.modules.map(({ source }) => source).filter((source) => graph.has(source))
    return {
      violations: [...listed, ...findLazinessViolations(graph)],
      modules,
      unused: unusedPermissions(permissions, graph),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function describeViolation({ rule, path }: Violation): string {
  const rules: { name: string; comment?: string }[] = ruleSet.forbidden
  const reason = rules.find(({ name }) => name === rule)?.comment ?? lazinessReasons[rule] ?? ''
  return `${rule}: ${path.join(' → ')}${reason ? `\n  ${reason}` : ''}`
}

/**
 * Writes each module with its imports only. A type import becomes a call that dependency-cruiser counts as an import
 * (`exoticRequireStrings`), so that rules can distinguish the two.
 */
async function writeOutline(folder: string, graph: ImportGraph) {
  for (const [path, { imports }] of graph) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    // If a module imports a file twice, dependency-cruiser reads only the first import, so the stricter one is written
    // first.
    const sorted = [...imports].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    const lines = sorted.map(({ specifier, to, kind }) => {
      const target = JSON.stringify(graph.has(to) ? relative(path, to) : specifier)
      if (kind === 'type') return `importType(${target})`
      return kind === 'dynamic' ? `import(${target})` : `import ${target}`
    })
    await writeFile(file, /\.tsx?$/.test(path) ? `${lines.join('\n')}\n` : '')
  }
}

const order = ['static', 'dynamic', 'type']

function relative(from: string, to: string) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

type Reach = { rule: string; from: string; to: string; path: string[] }

const lazinessReasons: Readonly<Record<string, string>> = {
  'wallet-is-lazy':
    'The desktop is usable before wagmi, viem and TanStack Query arrive: from the first paint only ' +
    'src/wallet/boot.ts may be imported statically, everything else by import().',
  'server-only': 'Code of the server, and of Node, cannot run in a browser.',
}

const entry = 'src/app/entry.tsx'
const walletPackages = /^(wagmi|viem|ox|@wagmi\/[^/]+|@tanstack\/[^/]+)(\/|$)/

/** Finds code that must not be in the browser at the first paint, and code that must never be there. */
function findLazinessViolations(graph: ImportGraph): Reach[] {
  return [
    ...walk(graph, ['static'], (from, to) => {
      if (walletPackages.test(to)) return 'wallet-is-lazy'
      const entersWallet = to.startsWith('src/wallet/') && !from.startsWith('src/wallet/')
      return entersWallet && to !== 'src/wallet/boot.ts' ? 'wallet-is-lazy' : undefined
    }),
    ...walk(graph, ['static', 'dynamic'], (_, to) =>
      /^(src\/server\/|node:|server-only$)/.test(to) ? 'server-only' : undefined,
    ),
  ]
}

/**
 * @param kinds of imports that are followed
 * @param judge names the rule that an import in the browser breaks
 */
function walk(
  graph: ImportGraph,
  kinds: readonly string[],
  judge: (from: string, to: string) => string | undefined,
): Reach[] {
  const found: Reach[] = []
  const seen = new Set()
  const queue = [{ path: entry, trail: [entry] }]
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { path, trail } = step
    if (seen.has(path)) continue
    seen.add(path)
    for (const { to, kind } of graph.get(path)?.imports ?? []) {
      if (!kinds.includes(kind)) continue
      const rule = judge(path, to)
      if (rule) found.push({ rule, from: path, to, path: [...trail, to] })
      else if (graph.has(to)) queue.push({ path: to, trail: [...trail, to] })
    }
  }
  return found
}

type PermissionTable = Readonly<Record<string, readonly string[]>>

/**
 * Finds permissions that no import uses, where `import()` and type imports count. A permission that is left in the
 * table would allow a dependency without a decision.
 * @returns a sentence for each
 */
export function unusedPermissions(table: PermissionTable, graph: ImportGraph): string[] {
  const isUsed = (folder: string, permission: string) =>
    [...graph].some(
      ([path, { imports }]) =>
        path.startsWith(`src/${folder}/`) && imports.some(({ to }) => to.startsWith(`src/${permission}/`)),
    )
  return Object.entries(table).flatMap(([folder, allowed]) =>
    allowed
      .filter((permission) => !isUsed(folder, permission))
      .map(
        (permission) =>
          `src/${folder} may import ${permission}, and no file does: remove it from .dependency-cruiser.cjs.`,
      ),
  )
}
