import type { ImportGraph } from './import-graph.ts'

/** The lines around the picture in `ARCHITECTURE.md`. */
const start = '<!-- Made from the imports by `npm run picture`. -->'
const end = '<!-- End of the picture. -->'

/**
 * Draws the folders of `src` and their imports as a Mermaid flowchart. An arrow that other arrows imply is left out, so
 * the picture shows the layers; a dotted arrow is an import by `import()` alone.
 */
export function layerPicture(graph: ImportGraph): string {
  const arrows = folderImports(graph)
  const direct = withoutImplied(arrows)
  const lines = [...direct]
    .flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const))
    .map(([from, to]) => `  ${from} ${arrows.get(from)?.get(to) === 'dynamic' ? '-.->' : '-->'} ${to}`)
    .sort()
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/**
 * @param paper the text of `ARCHITECTURE.md`
 * @returns the text with the present picture
 * @throws {Error} if the paper lacks the two lines that surround the picture
 */
export function withPicture(paper: string, picture: string): string {
  const [from, to] = [paper.indexOf(start), paper.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`ARCHITECTURE.md needs the lines ${start} and ${end}.`)
  return `${paper.slice(0, from + start.length)}\n\n${picture}\n\n${paper.slice(to)}`
}

function folderImports(graph: ImportGraph) {
  const arrows = new Map<string, Map<string, 'static' | 'dynamic'>>()
  for (const [path, { imports }] of graph) {
    const from = folderOf(path)
    if (from === null || /\.test\.tsx?$/.test(path)) continue
    for (const { to: target, kind } of imports) {
      const to = folderOf(target)
      if (to === null || to === from || kind === 'type') continue
      const targets = arrows.get(from) ?? new Map<string, 'static' | 'dynamic'>()
      if (targets.get(to) !== 'static') targets.set(to, kind)
      arrows.set(from, targets)
    }
  }
  return arrows
}

/** Returns the folder of a module; `server`, beside `src`, is `http-server`, so that it differs from `src/server`. */
function folderOf(path: string): string | null {
  if (path.startsWith('server/')) return 'http-server'
  return /^src\/([\w-]+)\//.exec(path)?.[1] ?? null
}

/** The transitive reduction of arrows without cycles. */
function withoutImplied(arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>) {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of arrows.get(from)?.keys() ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      reach(to, seen)
    }
    return seen
  }
  return new Map(
    [...arrows].map(([from, targets]) => {
      const implied = new Set([...targets.keys()].flatMap((to) => [...reach(to)]))
      return [from, [...targets.keys()].filter((to) => !implied.has(to))] as const
    }),
  )
}
