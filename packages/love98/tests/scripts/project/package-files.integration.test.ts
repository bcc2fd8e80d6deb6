import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { aliases } from '../../../scripts/lib/aliases.mjs'
import { findNpm } from '../../../scripts/lib/install/dependencies.mjs'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

/** @returns paths from the folder of the package */
async function packedFiles(): Promise<readonly string[]> {
  const npm = findNpm(process.env, process.execPath, existsSync)
  const args = [...npm.args, 'pack', '--dry-run', '--json', '--ignore-scripts']
  const { stdout } = await promisify(execFile)(npm.command, args, {
    cwd: packageRoot,
    maxBuffer: 64 * 1024 * 1024,
  })
  const [packed]: { files: { path: string }[] }[] = Object.values(JSON.parse(stdout))
  return packed?.files.map(({ path }) => path) ?? []
}

/** @returns a path from the folder of the package; undefined for other packages and modules that are made */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const made = aliases.some(([start]) => start !== '@/' && specifier.startsWith(start))
  return specifier.startsWith('@/') && !made ? `src/${specifier.slice(2)}` : undefined
}

test('the package contains every file that its files import, and no test', async () => {
  const files = await packedFiles()
  const known = new Set(files)
  const isThere = (path: string) =>
    ['', '.ts', '.tsx', '/index.ts'].some((ending) => known.has(path.replace(/\?.*$/, '') + ending))
  const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  expect(code.length).toBeGreaterThan(0)
  const missing: string[] = []
  for (const path of code) {
    const source = await readFile(join(packageRoot, path), 'utf8')
    const { module } = parseSync(path, source)
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.flatMap(
        ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(source.slice(start, end))?.[1] ?? [],
      ),
    ]
    for (const specifier of requests) {
      const target = targetOf(path, specifier)
      if (target !== undefined && !isThere(target)) missing.push(`${path}: ${target}`)
    }
  }
  expect(missing).toEqual([])
  expect(files.filter((path) => /\.test\.|^tests\//.test(path))).toEqual([])
})
