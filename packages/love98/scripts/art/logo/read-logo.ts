import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../lib/user-error.mjs'
import { checkSvg } from './check-svg.ts'
import { emojiSvg } from './emoji.ts'

/** A picture to reduce to pixel art, or one letter to draw in the pixel font. */
export type Logo =
  | { readonly kind: 'picture'; readonly file: string; readonly bytes: Buffer }
  | { readonly kind: 'letter'; readonly letter: string }

const names = ['logo.png', 'logo.svg', 'logo.txt']
const mostBytes = 2 * 1024 * 1024

/**
 * Reads `logo.png`, `logo.svg` or `logo.txt` of a community. Nothing that a file refers to is fetched or opened.
 * @returns null if there is no logo
 * @throws {UserError} for several logos, a file that is too large, an SVG with references or scripts, and a text that is
 * not one emoji or one letter
 */
export async function readLogo(communityFolder: string): Promise<Logo | null> {
  const entries: string[] = await readdir(communityFolder).catch(() => [])
  const found = names.filter((name) => entries.includes(name))
  const [file] = found
  if (file === undefined) return null
  if (found.length > 1)
    throw new UserError(`There are several logos, ${found.join(' and ')}: keep one of them.`)
  const path = join(communityFolder, file)
  const facts = await stat(path)
  if (!facts.isFile()) throw new UserError(`${file} is not a file.`)
  if (facts.size > mostBytes)
    throw new UserError(`${file} has ${(facts.size / 1024 / 1024).toFixed(1)} MB; a logo has at most 2 MB.`)
  const bytes = await readFile(path)
  if (file === 'logo.txt') return readSign(bytes.toString('utf8'))
  if (file === 'logo.svg') checkSvg(bytes.toString('utf8'), file)
  else if (!bytes.subarray(0, 8).equals(pngSignature)) throw new UserError(`${file} is not a PNG picture.`)
  return { kind: 'picture', file, bytes }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

async function readSign(text: string): Promise<Logo> {
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.trim())]
  const sign = signs[0]?.segment
  if (sign === undefined || signs.length > 1)
    throw new UserError(`logo.txt contains ${signs.length} signs; it has one emoji or one letter.`)
  if (/^[\p{L}\p{N}]\p{M}*$/u.test(sign))
    return { kind: 'letter', letter: sign.normalize('NFC').toUpperCase() }
  const svg = await emojiSvg(sign)
  if (svg === null)
    throw new UserError(
      `logo.txt: there is no drawing of "${sign}". Use another emoji, a letter, or logo.png.`,
    )
  return { kind: 'picture', file: 'logo.txt', bytes: Buffer.from(svg) }
}
