/** Values of `unicode-range`: the characters of English texts, and all other ones. */
export const basicCharacters = 'U+20-7E, U+A0'
const more = 'U+A1-24FF, U+2600-27FF'

/** The family, weight, file and characters of each file; its address changes with the letters. */
export const pixelFontFaces = [
  ['Pixel Sans 8', '400', 'pixel-sans-8.woff2?v=1cb13a63', basicCharacters],
  ['Pixel Sans 8 More', '400', 'pixel-sans-8-more.woff2?v=e195fd49', more],
  ['Pixel Sans 8', '700', 'pixel-sans-8-bold.woff2?v=d74cdee7', basicCharacters],
  ['Pixel Sans 8 More', '700', 'pixel-sans-8-bold-more.woff2?v=7277b91d', more],
  ['Pixel Sans 12', '400', 'pixel-sans-12.woff2?v=88f5cc97', basicCharacters],
  ['Pixel Sans 12 More', '400', 'pixel-sans-12-more.woff2?v=529459af', more],
  ['Pixel Sans 12', '700', 'pixel-sans-12-bold.woff2?v=e66265e2', basicCharacters],
  ['Pixel Sans 12 More', '700', 'pixel-sans-12-bold-more.woff2?v=1176bac7', more],
] as const
