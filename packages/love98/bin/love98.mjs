#!/usr/bin/env node
import { nodeProblem } from '../server/node-version.mjs'

// The import above loads in every version of Node, so that an old one gets a sentence. The other is loaded on demand.
const problem = nodeProblem(process.versions.node)
if (problem === null) {
  const { runCommand } = await import('../scripts/lib/commands.mjs')
  await runCommand(process.argv[2], process.argv.slice(3))
} else {
  console.error(problem)
  process.exitCode = 1
}
