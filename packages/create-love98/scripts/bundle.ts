import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { json } from '../src/project-files.ts'
import { projectLock, readRepositoryLock } from '../src/project-lock.ts'

// Bundles the wizard with the sources of love98 that it uses into one file without dependencies, beside the lock file for
// new projects.

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

const lock = projectLock(await readRepositoryLock(), { name: 'project', version: '0.0.0', dependencies: {} })
await writeFile(join(root, 'dist', 'package-lock.json'), json(lock))
