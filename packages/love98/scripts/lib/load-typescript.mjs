import { register } from 'node:module'
import { join } from 'node:path'
import { aliases } from './aliases.mjs'
import { packageRoot } from './project-root.mjs'

/** A property of the process: Vite bundles this module into its configurations, so it has several copies. */
const isLoaded = Symbol.for('love98.typescript')

/**
 * Lets this process import TypeScript from here on. The loader is a dependency: call it once they are installed.
 *
 * @returns {Promise<void>}
 */
export async function loadTypeScript() {
  if (Object.hasOwn(process, isLoaded)) return
  Object.assign(process, { [isLoaded]: true })
  const { register: registerTypeScript } = await import('tsx/esm/api')
  registerTypeScript({ tsconfig: join(packageRoot, 'tsconfig.json') })
  // The hook that is registered last runs first.
  const serverOnly = ['server-only', join(packageRoot, 'src/server-only.ts')]
  register('./resolve-aliases.mjs', { parentURL: import.meta.url, data: [...aliases, serverOnly] })
}

/**
 * Returns the arguments with which Node runs a TypeScript script as a process or in a thread.
 * @param {...string} script with its own arguments
 * @returns {string[]}
 */
export function typeScriptArguments(...script) {
  return ['--import', new URL('register-typescript.mjs', import.meta.url).href, ...script]
}
