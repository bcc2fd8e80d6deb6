import { fileURLToPath } from 'node:url'
import { build } from 'vite'

// Bundles the wizard with the sources of love98 that it uses into one file without dependencies.

const root = fileURLToPath(new URL('..', import.meta.url))

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@/': fileURLToPath(new URL('../../love98/src/', import.meta.url)) } },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/bundle-entry.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'create-love98.mjs', codeSplitting: false },
    },
  },
})
