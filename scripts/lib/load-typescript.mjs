/**
 * Lets this process import TypeScript from here on. The loader is a dependency: call it once they are installed.
 *
 * @returns {Promise<void>}
 */
export async function loadTypeScript() {
  const { register } = await import('tsx/esm/api')
  register()
}
