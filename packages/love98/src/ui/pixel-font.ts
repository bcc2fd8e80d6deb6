export const pixelFontFamily = 'Love Sans 8'

/** The dots of an em: text of so many pixels, or of a multiple, is drawn with whole ones. */
export const pixelFontEm = 11

/** The weight and the file of each face; its address changes with the letters. */
export const pixelFontFaces = [
  ['400', 'love-sans-8.woff2?v=f5149cf4'],
  ['700', 'love-sans-8-bold.woff2?v=18eec375'],
] as const
