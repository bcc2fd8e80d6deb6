/** @typedef {Readonly<Record<string, readonly string[]>>} PermissionTable folders of `src` that each of them may import */

/**
 * Permissions that no import makes use of: `import()` and type imports count. One that is left in the table would
 * allow a dependency without a decision.
 *
 * @param {PermissionTable} table
 * @param {import('./import-graph.mjs').ImportGraph} graph
 * @returns {string[]} a sentence for each
 */
export function unusedPermissions(table, graph) {
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

/** @param {string} path */
function folderOf(path) {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}
