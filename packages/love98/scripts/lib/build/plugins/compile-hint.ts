import type { Plugin } from 'vite'

/**
 * Most functions of the first script run at once. With this comment as its first line, V8 compiles them while the
 * script arrives, instead of one by one on the main thread (https://v8.dev/blog/explicit-compile-hints). The plugin
 * must run before plugins that copy chunks.
 */
export function compileHint(): Plugin {
  return {
    name: 'love98:compile-hint',
    // The plugin of texts, which copies chunks, runs later.
    enforce: 'pre',
    apply: 'build',
    generateBundle: {
      // Vite writes its own first line before this handler runs.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
