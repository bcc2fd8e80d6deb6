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

/** A step without an import from an earlier one contains one of these words. */
const connectedOtherwise = /\bHTTP\b|\bworker\b|\bhydrates\b|\bbuild\b/

/**
 * Checks the walks of `ARCHITECTURE.md`: a heading `### Swap` and numbered steps, each of which begins with the path of a
 * file. Every file exists, a file of an earlier step imports it, and a walk has at most the files of `mostFiles`.
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

type Step = { readonly path: string; readonly text: string }

function stepsOf(section: string): readonly Step[] {
  return [...section.matchAll(/^\d+\. `([^`]+)`((?:.|\n(?! *\d+\. |\n|#))*)/gm)].map(
    ([, path = '', text = '']) => ({ path, text }),
  )
}

function problemsOf(name: string, most: number, steps: readonly Step[], graph: ImportGraph): string[] {
  const files = new Set(steps.map(({ path }) => path))
  const problems = files.size > most ? [`The walk "${name}" has ${files.size} files, at most ${most}.`] : []
  steps.forEach(({ path, text }, index) => {
    if (!graph.has(path)) problems.push(`The walk "${name}" names ${path}, which does not exist.`)
    else if (index > 0 && !connectedOtherwise.test(text)) {
      const isImported = steps
        .slice(0, index)
        .some((earlier) => graph.get(earlier.path)?.imports.some(({ to }) => to === path))
      if (!isImported) problems.push(`The walk "${name}" reaches ${path}, which no earlier step imports.`)
    }
  })
  return problems
}
