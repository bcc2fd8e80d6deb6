import { join } from 'node:path'
import { createJiti } from 'jiti'
import { projectRoot as root } from './project-root.mjs'

const jiti = createJiti(import.meta.url, {
  alias: {
    '@': join(root, 'src'),
    'server-only': join(root, 'src/server-only.ts'),
  },
  fsCache: join(root, 'node_modules', '.cache', 'jiti'),
  interopDefault: false,
})

/**
 * Imports a TypeScript file of this project into a Node script. Types are stripped, not checked; relative and `@/`
 * imports are followed.
 *
 * @param {string} pathFromRoot such as `love98.config.ts`
 * @returns {Promise<Record<string, unknown>>} the module's exports
 * @throws {Error} when a file is missing or has a syntax error
 */
export function importTypeScript(pathFromRoot) {
  return jiti.import(join(root, pathFromRoot))
}
