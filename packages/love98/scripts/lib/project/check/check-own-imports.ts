import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { communityFolder, packageRoot } from '../../project-root.mjs'
import type { Problem } from './problem.ts'

/** The packages that the desktop has anyway, so that a second copy is never loaded. */
const shared = ['react', 'react-dom']

/**
 * Checks that the community's code imports only its own files, React, the public modules of Love98 and the packages
 * that its `package.json` names. All other modules change without notice.
 * @param root the project's folder
 */
export async function checkOwnImports(root: string): Promise<readonly Problem[]> {
  const [own, published] = await Promise.all([ownPackages(root), publicModules()])
  const entries = await readdir(join(root, communityFolder), { recursive: true })
  const files = entries
    .map((path) => posix.join(communityFolder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
  const found = files.map(async (file) =>
    importProblems(file, await readFile(join(root, file), 'utf8'), { own, published }),
  )
  return (await Promise.all(found)).flat()
}

type Allowed = {
  /** Names of packages. */
  readonly own: readonly string[]
  /** Specifiers, such as `love98/program`. */
  readonly published: readonly string[]
}

/** @param file from the folder of the project */
export function importProblems(
  file: string,
  source: string,
  { own, published }: Allowed,
): readonly Problem[] {
  const problem = (start: number, text: string): Problem => ({
    file,
    line: source.slice(0, start).split('\n').length,
    text,
  })
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) return errors.map(({ message, labels }) => problem(labels[0]?.start ?? 0, message))
  const imports = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      start,
      name: moduleRequest.value,
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ start, name: moduleRequest.value, isLazy: false }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      name: /^['"`](.*)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1],
      isLazy: true,
    })),
  ]
  return imports.flatMap(({ start, name, isLazy }) => {
    if (name === undefined)
      return [problem(start, 'import() needs a literal path, so that the build finds the file')]
    if (name.startsWith('.')) {
      const path = posix.join(posix.dirname(file), name)
      if (!path.startsWith(`${communityFolder}/`))
        return [problem(start, `"${name}" is outside of ${communityFolder}/: move the file into it`)]
      if (!isLazy && /\/program\.ts$/.test(file) && /\/window(\.tsx)?$/.test(path))
        return [problem(start, `"${name}" is imported at once: write load: () => import('${name}')`)]
      return []
    }
    if (published.includes(name)) return []
    const [scope = '', below = ''] = name.split('/')
    const packageName = scope.startsWith('@') ? `${scope}/${below}` : scope
    if (packageName !== 'love98' && [...own, ...shared].includes(packageName)) return []
    if (packageName === 'love98' || /^@(community)?$/.test(scope))
      return [problem(start, `"${name}" is not public: import one of ${published.join(', ')}`)]
    return [problem(start, `"${name}" is not a dependency of package.json: npm install ${packageName}`)]
  })
}

async function ownPackages(root: string): Promise<readonly string[]> {
  const { dependencies = {} } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}'),
  )
  return Object.keys(dependencies)
}

async function publicModules(): Promise<readonly string[]> {
  const { exports } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'))
  return Object.keys(exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => posix.join('love98', path))
}
