import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicFolder } from './scripts/art/art-folders.ts'
import { builtLanguages } from './scripts/lib/build/built-languages.ts'
import { builtPrograms } from './scripts/lib/build/built-programs.ts'
import { importedPackages } from './scripts/lib/build/imported-packages.ts'
import { picturesBelow } from './scripts/lib/build/plugins/base-path.ts'
import { compileHint } from './scripts/lib/build/plugins/compile-hint.ts'
import { leaveOutUnnamed } from './scripts/lib/build/plugins/leave-out.ts'
import { listTestLanguage } from './scripts/lib/build/plugins/list-test-language.ts'
import { serverOnly } from './scripts/lib/build/plugins/server-only.ts'
import { textsOfBrowser, textsOfDevelopment, textsOfServer } from './scripts/lib/build/plugins/texts.ts'
import { sourceConfig } from './scripts/lib/build/source-config.ts'
import { loadCommunity } from './scripts/lib/load-community.ts'
import { siteWordsOf } from './scripts/lib/messages/site-words.ts'
import { packageRoot, projectRoot } from './scripts/lib/project-root.mjs'

/** All other programs and languages are not built (docs/decisions/0013). */
const community = await loadCommunity(projectRoot)
const { programs, languages: named } = community
const languages = builtLanguages(named)
const browserPackages = await importedPackages(join(packageRoot, 'src'))
const words = siteWordsOf(community)

const target = process.env.LOVE98_TARGET ?? 'server'
const basePath = process.env.LOVE98_BASE ?? ''
const { version: packageVersion } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
const kept = await builtPrograms(projectRoot, programs)

/** Built files below the address of static files; a hash of its contents makes each address permanent. */
const fileNames = {
  entryFileNames: 'first-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
}

/** The browser's code, and with `--ssr` what draws its pages (docs/decisions/0006). */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: packageRoot,
  // The optimized dependencies of the development server.
  cacheDir: join(projectRoot, '.love98/vite'),
  // Relative addresses: a chunk finds the others in its own language.
  base: './',
  // A build delivers these files from where they are.
  publicDir: command === 'serve' ? join(projectRoot, publicFolder) : false,
  appType: 'custom',
  // In a project this package is in `node_modules`, where Vite takes `@/…` for packages, and finds no imports.
  optimizeDeps: {
    include: command === 'serve' ? [...browserPackages] : [],
    exclude: ['@', '@community', 'love98'],
  },
  resolve: sourceConfig.resolve,
  define: {
    'process.env.LOVE98_PUBLIC': JSON.stringify(join(projectRoot, publicFolder)),
    'process.env.LOVE98_BUILD': JSON.stringify(process.env.LOVE98_BUILD ?? 'development'),
    'process.env.LOVE98_VERSION': JSON.stringify(packageVersion),
    'process.env.LOVE98_TARGET': JSON.stringify(target),
    'process.env.LOVE98_BASE': JSON.stringify(basePath),
    'process.env.LOVE98_SAFE_SERVICE': JSON.stringify(process.env.LOVE98_SAFE_SERVICE ?? ''),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  plugins: [
    react(),
    serverOnly(),
    picturesBelow(basePath),
    ...sourceConfig.plugins,
    leaveOutUnnamed(projectRoot, { programs: kept, languages: named }),
    listTestLanguage(),
    textsOfDevelopment({ root: projectRoot, words }),
    ...(isSsrBuild ? [] : [compileHint()]),
    isSsrBuild
      ? textsOfServer({ root: projectRoot, languages, words })
      : textsOfBrowser({ root: projectRoot, languages, words }),
  ],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'worker-[hash].js' } } },
  build: isSsrBuild
    ? {
        ssr: 'src/app/render.tsx',
        outDir: join(projectRoot, 'dist/prerender'),
        emptyOutDir: true,
        target: 'node20.19',
        minify: false,
      }
    : {
        outDir: join(projectRoot, 'dist/client'),
        emptyOutDir: true,
        // The oldest browsers that know modules, layers and the rest of what the sources use.
        target: ['es2022', 'safari16.4', 'chrome111', 'firefox114'],
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        cssMinify: 'lightningcss',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/app/entry.tsx',
          output: fileNames,
          // A chunk takes the constants that it uses, such as selectors, without the others of their module.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
        },
      },
}))
