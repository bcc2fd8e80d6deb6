/** Names of the built files below the address of static files; a hash of its contents makes each address permanent. */
export const chunkNames = {
  entryFileNames: 'first-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
} as const

/**
 * How the browser's code is cut into files. Without groups the bundler cuts shared modules so finely that a window loads dozens of
 * files (docs/decisions/0173).
 */
export const chunks = [{ name: 'first', tags: ['$initial'] as '$initial'[], priority: 100 }]
