import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Code of the server, and code that runs before any script of a page. */
const notOfBrowser = /^(server|app\/api)[\\/]|^app[\\/]render\.tsx$|\.test\.tsx?$|\.d\.ts$/

/**
 * Finds the packages that code of the browser imports, such as `react-dom/client`. In a project this package is in
 * `node_modules`, whose imports the development server does not search.
 * @param folder with the sources
 */
export async function importedPackages(folder: string): Promise<readonly string[]> {
  const paths = (await readdir(folder, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !notOfBrowser.test(path),
  )
  const sources = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')))
  return [...new Set(['react/jsx-runtime', 'react/jsx-dev-runtime', ...sources.flatMap(packagesIn)])].sort()
}

/** @returns names with their path; types are erased, and imports of own modules are left out */
export function packagesIn(source: string): readonly string[] {
  const imports = source.matchAll(
    /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return Array.from(imports, ([, one, other]) => one ?? other ?? '').filter(
    (name) =>
      /^(@[a-z][\w-]*\/|[a-z])(?!.*[:?]|.*\.css$)/.test(name) &&
      !/^(server-only|@community\/|love98\/)/.test(name),
  )
}
