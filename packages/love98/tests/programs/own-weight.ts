import { dirname } from 'node:path/posix'
import { brotliCompressSync } from 'node:zlib'
import { transform } from '@swc/core'
import { readImportGraph, readSources } from '../../scripts/lib/check/import-graph.ts'
import { packageRoot } from '../../scripts/lib/project-root.mjs'

type Graph = Awaited<ReturnType<typeof readImportGraph>>

/**
 * Returns the modules that a module imports statically, and those that modules of the folder `lazyIn` import
 * dynamically, without `absent` ones.
 */
function reached(
  graph: Graph,
  start: string,
  lazyIn: string | null,
  absent: readonly string[] = [],
): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [start]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path) || absent.includes(path) || !/^src\/.*\.tsx?$/.test(path)) continue
    found.add(path)
    for (const { to, kind } of graph.get(path)?.imports ?? [])
      if (kind === 'static' || (kind === 'dynamic' && lazyIn !== null && path.startsWith(lazyIn)))
        queue.push(to)
  }
  return found
}

/** Removes imports, because the bundler resolves them and they leave no code. */
const withoutImports = (code: string) => code.replace(/import\s*(?:[^;"']*from\s*)?["'][^"']+["'];?/g, '')

/**
 * Measures the bytes that a program's window adds: its own minified modules, compressed as served. Modules that pages
 * or other programs also load are not counted.
 * @param isDeep also counts modules that the window loads later
 * @param loaded modules that are loaded before
 * @param absent modules that a build with a server does not contain
 */
export async function ownWeight(
  window: string,
  {
    isDeep = false,
    loaded = [],
    absent = [],
  }: { isDeep?: boolean; loaded?: readonly string[]; absent?: readonly string[] } = {},
): Promise<{ own: readonly string[]; weight: number }> {
  const sources = await readSources(packageRoot)
  const graph = await readImportGraph(sources)
  const others = [...graph.keys()].filter(
    (path) =>
      path !== window &&
      /^src\/(programs\/[^/]+\/window|programs\/wallet-frame|app\/.*page|shell\/desktop)\.tsx$/.test(path),
  )
  const shared = new Set([...others, ...loaded].flatMap((path) => [...reached(graph, path, null)]))
  const later = isDeep ? `${dirname(window)}/` : null
  const own = [...reached(graph, window, later, absent)].filter((path) => !shared.has(path))
  const minified = own.map(async (path) => {
    const { code } = await transform(sources.get(path) ?? '', {
      jsc: {
        parser: { syntax: 'typescript', tsx: path.endsWith('.tsx') },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        minify: { compress: true, mangle: { toplevel: true } },
      },
      minify: true,
      module: { type: 'es6' },
    })
    return withoutImports(code)
  })
  return { own, weight: brotliCompressSync((await Promise.all(minified)).join('\n')).length }
}
