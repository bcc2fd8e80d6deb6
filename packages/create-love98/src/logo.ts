import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkSvg } from '../../love98/scripts/art/logo/check-svg.ts'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'

/** A logo that becomes `community/logo.txt`, or a picture that becomes `community/logo.png` or `logo.svg`. */
export type Logo =
  | { readonly kind: 'sign'; readonly sign: string }
  | {
      readonly kind: 'picture'
      readonly path: string
      readonly file: 'logo.png' | 'logo.svg'
      readonly bytes: Buffer
    }

const mostBytes = 2 * 1024 * 1024

/**
 * Reads a typed logo: an emoji, a letter, or the path of a PNG or SVG picture.
 * @returns the logo, or the problem
 */
export function readLogo(text: string): Logo | string {
  const written = text.trim()
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(written)]
  if (signs.length === 1 && /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(written)) {
    const isLetter = /^[\p{L}\p{N}]\p{M}*$/u.test(written)
    return { kind: 'sign', sign: isLetter ? written.toUpperCase() : written }
  }
  const [, ending] = /\.(png|svg)$/i.exec(written) ?? []
  if (!ending) return 'not a logo: type one emoji, one letter, or the path of a PNG or SVG picture'
  return readPicture(resolve(written), ending.toLowerCase() === 'png' ? 'logo.png' : 'logo.svg')
}

function readPicture(path: string, file: 'logo.png' | 'logo.svg'): Logo | string {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (!facts) return `there is no file ${path}`
  if (!facts.isFile()) return `${path} is not a file`
  if (facts.size > mostBytes)
    return `${path} has ${(facts.size / 1024 / 1024).toFixed(1)} MB; a logo has at most 2 MB`
  const bytes = bytesOf(path)
  if (!bytes) return `${path} cannot be read`
  if (file === 'logo.png' && !bytes.subarray(0, pngSignature.length).equals(pngSignature))
    return `${path} is not a PNG picture`
  return (file === 'logo.svg' && svgProblem(bytes, path)) || { kind: 'picture', path, file, bytes }
}

function svgProblem(bytes: Buffer, path: string): string | null {
  try {
    checkSvg(bytes.toString('utf8'), path)
    return null
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
