import type { ImportGraph } from './import-graph.ts'

/** `path`: how it got there */
type Reach = { rule: string; from: string; to: string; path: string[] }

export const lazinessReasons: Readonly<Record<string, string>> = {
  'wallet-is-lazy':
    'The desktop is usable before wagmi, viem and TanStack Query arrive: from the first paint only ' +
    'src/wallet/boot.ts may be imported statically, everything else by import().',
  'server-only': 'Code of the server, and of Node, cannot run in a browser.',
}

/** The first code of every page. */
const entry = 'src/app/entry.tsx'
const walletPackages = /^(wagmi|viem|ox|@wagmi\/[^/]+|@tanstack\/[^/]+)(\/|$)/

/** Finds what must not be in the browser when a page is first painted, and what must never be there. */
export function findLazinessViolations(graph: ImportGraph): Reach[] {
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
