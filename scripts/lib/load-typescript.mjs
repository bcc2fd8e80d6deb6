import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

/**
 * Lets this process import TypeScript from here on. The loader is a dependency: call it once they are installed.
 *
 * @returns {Promise<void>}
 */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(projectRoot, 'tsconfig.json') })
}

/**
 * Returns the arguments with which Node runs a TypeScript script as a process or in a thread.
 * @param {...string} script with its own arguments
 * @returns {string[]}
 */
export function typeScriptArguments(...script) {
  return ['--import', new URL('register-typescript.mjs', import.meta.url).href, ...script]
}
