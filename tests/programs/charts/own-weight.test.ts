import { brotliCompressSync } from 'node:zlib'
import { transform } from '@swc/core'
import { expect, test } from 'vitest'
import { readImportGraph, readSources } from '../../../scripts/lib/check/import-graph.mjs'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'

/** Bytes of minified code, compressed as it is served. */
const limit = 8_000
const window = 'src/programs/charts/window.tsx'

/** What comes with a module at once. */
function reached(graph: Awaited<ReturnType<typeof readImportGraph>>, start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [start]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path) || !/^src\/.*\.tsx?$/.test(path)) continue
    found.add(path)
    for (const { to, kind } of graph.get(path)?.imports ?? []) if (kind === 'static') queue.push(to)
  }
  return found
}

/** Imports are joined by the bundler, and leave nothing behind. */
const withoutImports = (code: string) => code.replace(/import\s*(?:[^;"']*from\s*)?["'][^"']+["'];?/g, '')

test('Charts weighs at most 8 KB of its own: what no other program and no page brings', async () => {
  const sources = await readSources(projectRoot)
  const graph = await readImportGraph(sources)
  const others = [...graph.keys()].filter(
    (path) =>
      path !== window && /^src\/(programs\/[^/]+\/window|app\/.*page|shell\/desktop)\.tsx$/.test(path),
  )
  const shared = new Set(others.flatMap((path) => [...reached(graph, path)]))
  const own = [...reached(graph, window)].filter((path) => !shared.has(path))
  expect(own).toContain('src/programs/charts/paint-chart.ts')
  expect(own).toContain('src/domain/charts/chart-shapes.ts')
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
  const weight = brotliCompressSync((await Promise.all(minified)).join('\n')).length
  expect(weight).toBeGreaterThan(4_000)
  expect(weight).toBeLessThanOrEqual(limit)
})
