#!/usr/bin/env node
// Old versions of Node read this file, so it imports nothing before the check of the version.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) await create()
else {
  console.error(
    `Love98 needs Node 20.19, or 22.12 or newer, and this is Node ${process.versions.node}. Install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}

async function create() {
  const { existsSync } = await import('node:fs')
  const isPacked = !existsSync(new URL('../src/main.ts', import.meta.url))
  if (isPacked) return import(new URL('../dist/create-love98.mjs', import.meta.url).href)
  const { runInstalled } = await import('../../love98/scripts/lib/install/run-installed.mjs')
  return runInstalled(async ({ signal }) => {
    const { main } = await import('../src/main.ts')
    await main(process.argv.slice(2), signal)
  })
}
