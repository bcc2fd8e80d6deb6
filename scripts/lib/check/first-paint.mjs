/**
 * @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph
 * @typedef {{ rule: string, from: string, to: string, path: string[] }} Reach `path`: how it got there
 */

/** @type {Readonly<Record<string, string>>} */
export const lazinessReasons = {
  'wallet-is-lazy':
    'The desktop is usable before wagmi, viem and TanStack Query arrive: from the first paint only ' +
    'src/wallet/boot.ts may be imported statically, everything else by import().',
  'server-only': 'Code of the server, and of Node, cannot run in a browser.',
}

/** What Next renders itself: the entries of every page. */
const entryPattern =
  /^src\/app\/(.*\/)?(layout|page|template|loading|default|error|global-error|not-found)\.tsx$/
const walletPackages = /^(wagmi|viem|ox|@wagmi\/[^/]+|@tanstack\/[^/]+)(\/|$)/

/**
 * Finds what must not be in the browser when a page is first painted, and what must never be there. A module is in
 * the browser when it is `'use client'` or imported by one that is; what only renders on the server is not.
 *
 * @param {ImportGraph} graph
 * @returns {Reach[]}
 */
export function findLazinessViolations(graph) {
  const entries = [...graph.keys()].filter((path) => entryPattern.test(path))
  const clients = [...graph].filter(([, { isClient }]) => isClient).map(([path]) => path)
  return [
    ...walk(graph, entries, ['static'], (from, to) => {
      if (walletPackages.test(to)) return 'wallet-is-lazy'
      const entersWallet = to.startsWith('src/wallet/') && !from.startsWith('src/wallet/')
      return entersWallet && to !== 'src/wallet/boot.ts' ? 'wallet-is-lazy' : undefined
    }),
    ...walk(graph, clients, ['static', 'dynamic'], (_, to) =>
      /^(src\/server\/|node:|server-only$)/.test(to) ? 'server-only' : undefined,
    ),
  ]
}

/**
 * @param {ImportGraph} graph
 * @param {readonly string[]} starts
 * @param {readonly string[]} kinds of imports that are followed
 * @param {(from: string, to: string) => string | undefined} judge names the rule that an import in the browser breaks
 * @returns {Reach[]}
 */
function walk(graph, starts, kinds, judge) {
  /** @type {Reach[]} */
  const found = []
  const seen = new Set()
  const queue = starts.map((path) => ({ path, trail: [path], inBrowser: Boolean(graph.get(path)?.isClient) }))
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { path, trail, inBrowser } = step
    if (seen.has(`${inBrowser} ${path}`)) continue
    seen.add(`${inBrowser} ${path}`)
    for (const { to, kind } of graph.get(path)?.imports ?? []) {
      if (!kinds.includes(kind)) continue
      const rule = inBrowser ? judge(path, to) : undefined
      if (rule) found.push({ rule, from: path, to, path: [...trail, to] })
      else if (graph.has(to))
        queue.push({
          path: to,
          trail: [...trail, to],
          inBrowser: inBrowser || Boolean(graph.get(to)?.isClient),
        })
    }
  }
  return found
}
