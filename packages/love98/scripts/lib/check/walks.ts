import type { ImportGraph } from './import-graph.ts'

const mostFiles: Readonly<Record<string, number>> = {
  'Page load': 6,
  'Connecting a wallet': 9,
  'Signing in': 8,
  Price: 9,
  Swap: 10,
  'Treasury proposal': 12,
  'Move in Heartbreak': 8,
}

type Border = 'HTTP' | 'worker' | 'build'

/**
 * Checks the walks of `ARCHITECTURE.md`: a heading `### Swap` and numbered steps, each of which begins with
 * the path of a file. Every file exists, a file of an earlier step imports it as a value, and a walk has at
 * most the files of `mostFiles`. A step that an import does not reach ends with the border that it crosses:
 * `(HTTP)`, between the browser and the server; `(worker)`, to a web worker; `(build)`, to a page that only
 * the build renders.
 *
 * @returns a sentence for each problem
 */
export function walkProblems(paper: string, graph: ImportGraph): string[] {
  const walks = new Map(
    paper
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')).trim(), stepsOf(section)] as const),
  )
  const missing = Object.keys(mostFiles).filter((name) => !walks.has(name))
  return [
    ...missing.map((name) => `ARCHITECTURE.md has no walk "${name}".`),
    ...Object.entries(mostFiles).flatMap(([name, most]) =>
      problemsOf(name, most, walks.get(name) ?? [], graph),
    ),
  ]
}

type Step = { readonly path: string; readonly border: Border | undefined }

function stepsOf(section: string): readonly Step[] {
  return [...section.matchAll(/^\d+\. `([^`]+)`((?:.|\n(?! *\d+\. |\n|#))*)/gm)].map(
    ([, path = '', text = '']) => ({
      path,
      border: /\((HTTP|worker|build)\)\.?\s*$/.exec(text)?.[1] as Border | undefined,
    }),
  )
}

function problemsOf(name: string, most: number, steps: readonly Step[], graph: ImportGraph): string[] {
  const files = new Set(steps.map(({ path }) => path))
  const problems = files.size > most ? [`The walk "${name}" has ${files.size} files, at most ${most}.`] : []
  steps.forEach(({ path, border }, index) => {
    if (!graph.has(path)) {
      problems.push(`The walk "${name}" names ${path}, which does not exist.`)
      return
    }
    const before = steps[index - 1]
    if (!before) return
    const isImported = steps.slice(0, index).some((earlier) => isLoadedBy(graph, earlier.path, path))
    if (!border && !isImported)
      problems.push(`The walk "${name}" reaches ${path}, which no earlier step imports.`)
    if (border && (isImported || !isBorder(border, before.path, path, graph)))
      problems.push(`The walk "${name}" reaches ${path} without crossing "(${border})".`)
  })
  return problems
}

/** Type imports are removed by the compiler, so they lead a reader to no code. */
function isLoadedBy(graph: ImportGraph, importer: string, path: string): boolean {
  return graph.get(importer)?.imports.some(({ to, kind }) => to === path && kind !== 'type') ?? false
}

function isBorder(border: Border, from: string, to: string, graph: ImportGraph): boolean {
  if (border === 'HTTP') return isServed(from) !== isServed(to)
  if (border === 'worker') return to.endsWith('.worker.ts')
  const isPage = /^src\/app\/[^/]+\.tsx$/.test(to)
  // A second renderer, such as the one of a static site, runs in a build too.
  const importers = [...graph.keys()].filter((path) => path.startsWith('src/') && isLoadedBy(graph, path, to))
  return isPage && importers.every((path) => /^src\/app\/render-[\w-]+\.tsx?$/.test(path))
}

/** The pages in `src/app` run in the server too, except for the entry of the browser. */
function isServed(path: string): boolean {
  return /^(?:server|src\/server|src\/app)\//.test(path) && path !== browserEntry
}

const browserEntry = 'src/app/entry.tsx'
