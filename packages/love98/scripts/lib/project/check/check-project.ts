import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SkinPalette, tokenNames } from '../../../../src/domain/appearance/skin.ts'
import { leastTextContrast, lowContrasts } from '../../../../src/domain/appearance/skin-contrast.ts'
import { aliases } from '../../aliases.mjs'
import { checkCommunity } from '../../build/check-community.ts'
import { lineOf } from '../../build/community-source.ts'
import { loadCommunity } from '../../load-community.ts'
import { runTool } from '../../process/tool.ts'
import { communityFile, communityFolder, packageRoot } from '../../project-root.mjs'
import { writeSources } from '../../write-sources.ts'
import { checkLinks } from './check-links.ts'
import { checkOwnImports } from './check-own-imports.ts'
import { describeProblem, type Problem, problemsIn } from './problem.ts'

type CheckOptions = {
  /** The project's folder. */
  readonly root: string
  readonly signal: AbortSignal
  /** Requests the links, too. */
  readonly online?: boolean
}

/**
 * Checks everything that a community owns: its file, terms, texts, documents, programs, skins and pictures.
 * @returns one line for each problem, sorted by file
 */
export async function checkProject({
  root,
  signal,
  online = false,
}: CheckOptions): Promise<readonly string[]> {
  // Code that does not parse is reported once, with its line.
  const imports = await checkOwnImports(root)
  const file = await problemsOf(checkCommunity(root))
  const texts = file.length > 0 ? [] : await problemsOf(writeSources(root))
  const others = file.length + texts.length > 0 ? [] : await checkRest(root, signal, online)
  const lines = [...imports, ...file, ...texts, ...others]
    .sort((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0))
    .map(describeProblem)
  return [...new Set(lines)]
}

/** The other checks need a file that loads, and the modules that are made from it. */
async function checkRest(root: string, signal: AbortSignal, online: boolean): Promise<readonly Problem[]> {
  const [community, source] = await Promise.all([
    loadCommunity(root),
    readFile(join(root, communityFile), 'utf8'),
  ])
  const options = { file: communityFile, lineOf: (path: string) => lineOf(source, path) }
  const found = await Promise.all([
    checkTypes(root, signal),
    checkSkins(root),
    online ? checkLinks(community, options) : [],
  ])
  return found.flat()
}

async function problemsOf(work: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await work
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return problemsIn(message, message.includes('program.ts') ? `${communityFolder}/programs` : communityFile)
  }
}

/** Checks the contrast of the texts of a community's own skins. @param root the project's folder */
async function checkSkins(root: string): Promise<readonly Problem[]> {
  const folder = `${communityFolder}/skins`
  const names = (await readdir(join(root, folder)).catch(() => [])).filter((name) =>
    /^[^.].*\.ts$/.test(name),
  )
  const found = names.sort().map(async (name) => {
    const file = `${folder}/${name}`
    const path = join(root, file)
    const source = await readFile(path, 'utf8')
    const module: Record<string, unknown> = await import(pathToFileURL(path).href)
    return Object.values(module).flatMap((value) =>
      isColored(value) ? contrastProblems(file, source, value.palette) : [],
    )
  })
  return (await Promise.all(found)).flat()
}

/** @param source of the file, in which the color of each problem has a line */
export function contrastProblems(file: string, source: string, palette: SkinPalette): readonly Problem[] {
  return lowContrasts(palette).map(({ token, ground, ratio }) => {
    const pair =
      token === ground
        ? `the white labels of the icons on ${ground} (${palette[ground]})`
        : `${token} (${palette[token]}) on ${ground} (${palette[ground]})`
    const at = source.search(new RegExp(`^\\s*${token}:`, 'm'))
    const line =
      at < 0 ? 1 : source.slice(0, at).split('\n').length + (source.slice(at).startsWith('\n') ? 1 : 0)
    const rounded = (Math.floor(ratio * 100) / 100).toFixed(2)
    return {
      file,
      line,
      text: `${pair}: the contrast is ${rounded}:1, and texts need ${leastTextContrast}:1`,
    }
  })
}

function isColored(value: unknown): value is { palette: SkinPalette } {
  const palette = Object(Object(value).palette)
  return tokenNames.every((name) => /^#[0-9a-f]{6}$/i.test(palette[name]))
}

/**
 * Checks the types of a community's files. The settings of the project's own `tsconfig.json` are for the editor: they
 * are not used, so that a check does not depend on them.
 * @param root the project's folder, whose modules are written
 */
async function checkTypes(root: string, signal: AbortSignal): Promise<readonly Problem[]> {
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
