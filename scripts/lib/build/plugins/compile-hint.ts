import type { Plugin } from 'vite'

/**
 * Most functions of the first script run at once. Under this comment, which has to be its first line, V8 compiles them while the script
 * arrives instead of one by one on the main thread (https://v8.dev/blog/explicit-compile-hints). It stands before plugins that copy chunks.
 */
export function compileHint(): Plugin {
  return {
    name: 'love98:compile-hint',
    // Beside the plugin of texts, which copies chunks.
    enforce: 'pre',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
