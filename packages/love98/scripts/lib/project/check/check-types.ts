import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { aliases } from '../../aliases.mjs'
import { runTool } from '../../process/tool.ts'
import { communityFolder, packageRoot } from '../../project-root.mjs'
import type { Problem } from './problem.ts'

/**
 * Checks the types of a community's files. The settings of the project's own `tsconfig.json` are for the editor: they
 * are not used, so that a check does not depend on them.
 * @param root the project's folder, whose modules are written
 */
export async function checkTypes(root: string, signal: AbortSignal): Promise<readonly Problem[]> {
  const config = join(root, '.love98/check/tsconfig.json')
  await mkdir(dirname(config), { recursive: true })
  const folder = join(root, communityFolder).replaceAll('\\', '/')
  const paths = aliases.map(([start, target]) => [`${start}*`, [`${target.replaceAll('\\', '/')}*`]])
  const settings = {
    extends: join(packageRoot, 'tsconfig.base.json').replaceAll('\\', '/'),
    compilerOptions: {
      incremental: false,
      paths: { ...Object.fromEntries(paths), 'server-only': [join(packageRoot, 'src/server-only.ts')] },
    },
    files: [join(packageRoot, 'src/types.d.ts')],
    include: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
  }
  await writeFile(config, `${JSON.stringify(settings, null, 2)}\n`)
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { output } = await runTool({
    root,
    args: [tsc, '--noEmit', '--pretty', 'false', '-p', config],
    signal,
  })
  return typeProblems(output)
}

/** Reads the problems of the community's files from the output of the compiler. */
export function typeProblems(output: string): readonly Problem[] {
  return output.split('\n').flatMap((line) => {
    const [, path = '', number, text] = /^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/.exec(line) ?? []
    const file = path.replaceAll('\\', '/')
    if (text === undefined || !file.startsWith(`${communityFolder}/`)) return []
    return [{ file, line: Number(number), text }]
  })
}
