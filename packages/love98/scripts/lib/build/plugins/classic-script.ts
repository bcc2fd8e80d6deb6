import { build, type Plugin } from 'vite'

const mark = '?classic-script'

/**
 * Makes an import with `?classic-script` behind its path a text: the module and all of its imports, compiled as one
 * classic script. Undeclared names stay unchanged, for the code that is written before it.
 */
export function classicScripts(): Plugin {
  return {
    name: 'love98:classic-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(mark)) return null
      return `export default ${JSON.stringify(await compile(id.slice(0, -mark.length)))}`
    },
  }
}

/**
 * @param file its path
 * @throws {Error} if the result is not one script, because the module loads a part of itself later
 */
export async function compile(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.LOVE98_BASE': JSON.stringify(process.env.LOVE98_BASE ?? '') },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const outputs = 'output' in result ? result.output : []
  const [first, ...others] = outputs
  if (first?.type !== 'chunk' || others.length > 0) throw new Error(`${file} does not become one script.`)
  return first.code
}
