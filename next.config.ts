import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'
import community from './love98.config'
import { filesWithLists } from './scripts/lib/build/leave-out.cjs'
import { textsVersion } from './scripts/lib/build/texts/texts-version.mjs'
import type { CommunityFile } from './src/domain/community/community'

const inTexts = { path: /^src\/texts\/en\// }
const version = textsVersion()

/** What the community's file names; all other programs, skins and languages are not built (docs/decisions/0145). */
const { programs, skins, languages }: CommunityFile<string, string> = community
const kept = JSON.parse(JSON.stringify({ programs, skins, languages }))

/** Each language gets scripts of its own (docs/decisions/0127). */
const textLoader = (side: string) => ({
  loader: './scripts/lib/build/texts/text-loader.cjs',
  options: { side, version, ...(languages ? { languages: [...languages] } : {}) },
})

/** Pages are static; all that depends on the deployment is read by the running server. */
export default {
  reactStrictMode: true,
  // `npm run check` checks types, tests included; a visitor's start does not wait for that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // WalletConnect's provider can draw a dialog of its makers', which is never asked for: it would be built all the same.
  turbopack: {
    resolveAlias: {
      '@reown/appkit/core': './src/wallet/connectors/appkit-stub.ts',
      // Where the framework's own alias leads.
      'next/dist/shared/lib/app-dynamic': { browser: './src/programs/dynamic-in-browser.tsx' },
    },
    rules: {
      '*.ts': [
        {
          condition: { path: filesWithLists },
          loaders: [{ loader: './scripts/lib/build/leave-out-loader.cjs', options: kept }],
        },
        { condition: { all: [inTexts, 'browser', 'production'] }, loaders: [textLoader('browser')] },
        { condition: { all: [inTexts, { not: 'browser' }] }, loaders: [textLoader('server')] },
        {
          condition: { all: [{ path: /^src\/programs\/[\w-]+\/manifests?\.ts$/ }, { not: 'browser' }] },
          loaders: [textLoader('manifest')],
        },
      ],
    },
  },
  experimental: {
    // Writing the compiler's cache takes a fifth of a build, and only a later build in the same folder reads it (docs/decisions/0156).
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // The first page in fewer files, at the cost of bytes on no other page (docs/decisions/0093).
    turbopackChunking: { requestCost: 20_000_000, minChunkSize: 300_000, maxChunkCountPerGroup: 3 },
  },
  // Written into the code: which build a page belongs to, so that it notices a newer one.
  env: { LOVE98_BUILD: process.env.LOVE98_BUILD ?? 'development' },
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    /** Our own pictures only, and none with a query, so that an address names one file. */
    localPatterns: [{ pathname: '/assets/**', search: '' }],
    remotePatterns: [],
    /** Bytes of resized pictures kept on disk. */
    maximumDiskCacheSize: 50_000_000,
  },
  // The browser asks for the icon again whenever a window changes the address.
  headers: async () => [
    { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
  // The image route itself refuses a request without a quality.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/_next/image', missing: [{ type: 'query', key: 'q' }], destination: '/_next/image?q=75' },
    ],
    afterFiles: [],
    fallback: [],
  }),
} satisfies NextConfig
