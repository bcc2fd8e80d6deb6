import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SkinPalette, tokenNames } from '../../../../src/domain/appearance/skin.ts'
import { leastTextContrast, lowContrasts } from '../../../../src/domain/appearance/skin-contrast.ts'
import { communityFolder } from '../../project-root.mjs'
import type { Problem } from './problem.ts'

/** Checks the contrast of the texts of a community's own skins. @param root the project's folder */
export async function checkSkins(root: string): Promise<readonly Problem[]> {
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
