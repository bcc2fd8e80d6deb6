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
 * The arguments with which Node runs a script in TypeScript as a process of its own, and those of a thread.
 *
 * @param {...string} script with its own arguments
 * @returns {string[]}
 */
export function typeScriptArguments(...script) {
  return ['--import', new URL('register-typescript.mjs', import.meta.url).href, ...script]
}
