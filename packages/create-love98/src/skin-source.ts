import { sourceText } from '../../love98/scripts/lib/source-text.ts'
import type { Skin } from '../../love98/src/domain/appearance/skin.ts'

export type DrawnSkin = Pick<Skin, 'id' | 'name' | 'palette' | 'icons' | 'wallpaper'>

/** The skin of the package, which every community can show. */
export const standardSkin = 'standard'

/** Words that a stored wallpaper uses besides the IDs of skins, the colors for high contrast, and the package's skin. */
const reserved = ['own', 'none', 'high-contrast-black', standardSkin]

/**
 * Returns a name in kebab case, such as `cat-club`; empty if it has no Latin letters or digits.
 */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (letters.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40).replace(/-$/, '')
}

/**
 * Returns the ID of a community's skin: its name in kebab case. The ID is used as a CSS class, a file name and an
 * attribute, so it must start with a letter.
 */
export function skinIdOf(name: string): string {
  const slug = slugOf(name)
  const id = /^[a-z]/.test(slug) ? slug : ['skin', slug].filter(Boolean).join('-')
  return reserved.includes(id) ? `${id}-skin` : id
}

/** The module of a skin, `community/skins/<id>.ts`. */
export function skinModule({ id, name, palette, icons, wallpaper }: DrawnSkin): string {
  const rows = (colors: object) =>
    Object.entries(colors)
      .map(([key, color]) => `    ${key}: '${color}',`)
      .join('\n')
  const variable = `${id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Skin`
  return `import type { Skin } from 'love98/skin'

/** Drawn from one color by create-love98. Change any color. */
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
