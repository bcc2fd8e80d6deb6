export const pixelFontFamily = 'Pixel Sans 8'

/** The dots of an em: text of so many pixels, or of a multiple, is drawn with whole ones. */
export const pixelFontEm = 11

/** The weight and the file of each face; its address changes with the letters. */
export const pixelFontFaces = [
  ['400', 'pixel-sans-8.woff2?v=8cdd2b0c'],
  ['700', 'pixel-sans-8-bold.woff2?v=6b60fda6'],
] as const
