import { pathToFileURL } from 'node:url'

/** @type {readonly (readonly [string, string])[]} */
let aliases = []

/** @param {typeof aliases} given see `aliases.mjs` */
export function initialize(given) {
  aliases = given
}

/**
 * Resolves the imports of aliases in Node (https://nodejs.org/api/module.html#resolvespecifier-context-nextresolve).
 * The loader of TypeScript resolves them only outside of `node_modules`, where a community's project has this package.
 *
 * @param {string} specifier
 * @param {object} context
 * @param {(specifier: string, context: object) => Promise<object>} nextResolve
 */
export function resolve(specifier, context, nextResolve) {
  const found = aliases.find(([start]) => specifier.startsWith(start))
  if (!found) return nextResolve(specifier, context)
  const [start, folder] = found
  return nextResolve(pathToFileURL(folder + specifier.slice(start.length)).href, context)
}
