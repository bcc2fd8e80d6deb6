export const pixelFont = { family: 'Love Sans 8', em: 11, ascent: '100%', descent: '27.27%' }

/** The addresses change with the letters. */
export const pixelFontFaces = [
  { weight: '400', url: '/assets/fonts/love-sans-8.woff2?v=f5149cf4' },
  { weight: '700', url: '/assets/fonts/love-sans-8-bold.woff2?v=18eec375' },
] as const
