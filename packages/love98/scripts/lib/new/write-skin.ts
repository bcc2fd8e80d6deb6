import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Skin } from '../../../src/domain/appearance/skin.ts'
import { sourceText } from './source-text.ts'

/** Words that a stored wallpaper uses besides the IDs of skins, and the palette that is not listed. */
const reserved = ['own', 'none', 'high-contrast-black', 'standard']

/**
 * Returns the ID of a community's skin: its name in kebab case, such as `cat-club`. The ID is used as a CSS class, a
 * file name and an attribute, so it must start with a letter.
 * @param taken IDs
 */
export function skinIdOf(name: string, taken: readonly string[]) {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40).replace(/-$/, '')
  const id = /^[a-z]/.test(slug) ? slug : ['skin', slug].filter(Boolean).join('-')
  return [...reserved, ...taken].includes(id) ? `${id}-skin` : id
}

/**
 * Writes a skin's file, which adds it to the list.
 * @param root of the new project
 * @returns paths of the written files from the root
 */
export async function writeSkin(root: string, skin: Skin): Promise<string[]> {
  const variable = `${skin.id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Colors`
  const file = `community/skins/${skin.id}.ts`
  await writeFile(join(root, file), skinModule(skin, variable))
  return [file]
}

function skinModule({ id, name, palette, icons, wallpaper }: Skin, variable: string) {
  const rows = (colors: object) =>
    Object.entries(colors)
      .map(([key, color]) => `    ${key}: '${color}',`)
      .join('\n')
  return `import type { Skin } from '@/domain/appearance/skin'

/** Drawn from one color by \`npm run new\`. */
export const ${variable}: Skin = {
  id: ${sourceText(id)},
  name: ${sourceText(name)},
  palette: {
${rows(palette)}
  },
  icons: {
${rows(icons)}
  },
  wallpaper: [${wallpaper.map((color) => `'${color}'`).join(', ')}],
}
`
}
