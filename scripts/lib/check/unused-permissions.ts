import type { ImportGraph } from './import-graph.ts'

/** Folders of `src` that each of them may import. */
type PermissionTable = Readonly<Record<string, readonly string[]>>

/**
 * Permissions that no import makes use of: `import()` and type imports count. One that is left in the table would
 * allow a dependency without a decision.
 *
 * @returns a sentence for each
 */
export function unusedPermissions(table: PermissionTable, graph: ImportGraph): string[] {
  const used = new Set(
    [...graph].flatMap(([path, { imports }]) =>
      imports.map(({ to }) => `${folderOf(path)} → ${folderOf(to)}`),
    ),
  )
  return Object.entries(table).flatMap(([folder, allowed]) =>
    allowed
      .filter((permission) => !used.has(`${folder} → ${permission}`))
      .map(
        (permission) =>
          `src/${folder} may import ${permission}, and no file does: remove it from .dependency-cruiser.cjs.`,
      ),
  )
}

function folderOf(path: string) {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}
