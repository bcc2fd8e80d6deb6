import 'server-only'
import { basePath } from '@/domain/build/base-path'
import { hasServer, safeServiceUrl } from '@/domain/build/capabilities'
import type { Settings } from '@/domain/community/deployment-settings'
import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { describeDeployment } from '@/server/deployment'
import { readEnv } from '@/server/env'
import { manifestText } from './app-manifest'
import { community } from './community'
import { desktopCommunity } from './desktop-community'
import { serviceWorker } from './service-worker'
import { sitemap } from './sitemap'

// biome-ignore lint/performance/noBarrelFile: the build imports one module that draws pages
export { renderPages } from './render'
export { languages }

/** The statistics service of the community. */
export const { analytics } = community

/** A file of a static site that a server would answer on request: its path and its text. */
export type SiteFile = { readonly path: string; readonly text: string }

/**
 * Returns the settings of a static site for the browser. Its pages call chains through their public nodes, and the Safe
 * service only if the build names one.
 * @throws {EnvironmentError}
 */
export function siteSettings(): Settings {
  const { settings } = describeDeployment(community, readEnv(), null)
  const { safe } = settings
  const gatewayOrigin = safeServiceUrl === '' ? null : new URL(safeServiceUrl).origin
  return { ...settings, safe: { ...safe, gatewayOrigin } }
}

/**
 * Returns the files that a server makes on request.
 * @throws {EnvironmentError}
 */
export async function siteFiles(): Promise<readonly SiteFile[]> {
  if (hasServer) throw new Error('Only the build of a static site has these files.')
  // A Safe joins the paths of a manifest and the address of the app; a browser resolves them from the origin.
  const address = basePath === '' ? '' : `${readEnv().SITE_URL}${basePath}`
  const translated = languages.map(({ id }) => id).filter((id) => id !== 'en')
  return [
    { path: '/config.json', text: `${JSON.stringify(siteSettings())}\n` },
    { path: '/manifest.json', text: await manifestText(address) },
    ...(await Promise.all(
      translated.map(async (id) => ({
        path: `/${id}/manifest.json`,
        text: await inLanguage(id, () => manifestText(address)),
      })),
    )),
    // Safe{Wallet} requests the manifest below the address of a program; see `site-routes.ts`.
    ...(await Promise.all(
      desktopCommunity.programs.map(async (id) => ({
        path: `/p/${id}/manifest.json`,
        text: await manifestText(address || '/../..'),
      })),
    )),
    { path: '/robots.txt', text: robots() },
    { path: '/sitemap.xml', text: sitemap() },
    { path: '/service-worker.js', text: serviceWorker() },
  ]
}

function robots(): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${readEnv().SITE_URL}${basePath}/sitemap.xml`, ''].join(
    '\n',
  )
}
