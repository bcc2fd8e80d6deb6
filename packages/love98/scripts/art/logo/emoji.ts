import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

/**
 * Returns the drawing of an emoji in Fluent Emoji Flat (MIT), or null if that has none.
 * @param emoji one emoji, with or without a variation selector or a skin tone
 */
export async function emojiSvg(emoji: string): Promise<string | null> {
  const read = async (file: string) =>
    JSON.parse(await readFile(require.resolve(`@iconify-json/fluent-emoji-flat/${file}`), 'utf8'))
  const names: Record<string, string> = await read('chars.json')
  const codes = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16))
  const plain = codes.filter((code) => code !== 'fe0f')
  const name = names[codes.join('-')] ?? names[plain.join('-')]
  if (name === undefined) return null
  const { icons, aliases, width = 32, height = 32 }: IconSet = await read('icons.json')
  const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body
  if (body === undefined) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="512" height="512">${body}</svg>`
}

const require = createRequire(import.meta.url)
