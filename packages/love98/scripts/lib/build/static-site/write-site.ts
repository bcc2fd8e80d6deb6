import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type AnalyticsSite,
  contentPolicies,
  type Environment,
  type Policies,
} from '../../../../server/content-policy.ts'
import { inlineScriptHashes, inlineStyleHashes } from '../../../../server/inline-scripts.ts'
import { withOrigin } from '../../../../server/site-address.ts'
import type { SiteFile } from '../../../../src/app/render-site.ts'
import type { Settings } from '../../../../src/domain/community/deployment-settings.ts'
import { parseEnv } from '../../../../src/server/env.ts'
import { publicFolder } from '../../../art/art-folders.ts'
import { mapWithLimit } from '../prepare-delivery.ts'
import { type RenderedBuild, staticPath } from '../prerender.ts'
import {
  formerAddresses,
  headersFile,
  ipfsRedirectsFile,
  redirectsFile,
  siteHeaders,
  vercelFile,
} from './host-files.ts'

type Place = { readonly root: string; readonly folders: RenderedBuild; readonly site: string }

type Built = {
  /** Paths of the pages below their folder. */
  readonly pages: readonly string[]
  readonly origin: string
  readonly settings: Settings
  readonly analytics: AnalyticsSite | null
  /** Ids of the languages with a prefix in their addresses. */
  readonly languages: readonly string[]
}

/**
 * Writes the files of a static site.
 * @param place `site`: the folder, which is empty or absent
 * @param files that a server would make on request
 */
export async function writeSite(
  { root, folders, site }: Place,
  { pages, origin, settings, analytics, languages }: Built,
  files: readonly SiteFile[],
): Promise<void> {
  const common = { calls: calledOrigins(settings), env: policyEnvironment(), analytics }
  const hashes = { scriptHashes: new Set<string>(), styleHashes: new Set<string>() }
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), content)
  }
  const addressed = files.map(({ path }) => path)
  await mapWithLimit(pages, async (page) => {
    const html = withOrigin(await readFile(join(root, folders.pages, page)), origin).toString()
    const own = { scriptHashes: inlineScriptHashes(html), styleHashes: inlineStyleHashes(html) }
    for (const hash of own.scriptHashes) hashes.scriptHashes.add(hash)
    for (const hash of own.styleHashes) hashes.styleHashes.add(hash)
    const protectedPage = withPolicy(html, contentPolicies({ ...common, ...own }))
    for (const path of pathsOf(page, [...pages, ...addressed])) await write(path, protectedPage)
  })
  for (const { path, text } of files) await write(path, text)
  await copyClient(join(root, folders.client), join(site, staticPath), languages)
  await cp(join(root, publicFolder), site, { recursive: true })
  const policies = contentPolicies({
    ...common,
    scriptHashes: [...hashes.scriptHashes].sort(),
    styleHashes: [...hashes.styleHashes].sort(),
  })
  // GitHub Pages would leave out names that begin with an underscore.
  await write('.nojekyll', '')
  // The hosts that read these files serve a site at the root of its origin.
  if (folders.base !== '') return
  const rules = siteHeaders(policies, languages)
  await write('_headers', headersFile(rules))
  await write('vercel.json', vercelFile(rules, formerAddresses(languages)))
  await write('_redirects', redirectsFile(languages))
  await write('_redirects.ipfs', ipfsRedirectsFile(languages))
}

/** Reads the variables that the policy depends on. */
function policyEnvironment(): Environment {
  const { SAFE_HOSTS, SITE_URL, WALLETCONNECT_PROJECT_ID, WALLETCONNECT_RELAY_URL } = parseEnv(process.env)
  return {
    SITE_URL,
    SAFE_HOSTS,
    ...(WALLETCONNECT_PROJECT_ID && { WALLETCONNECT_PROJECT_ID }),
    ...(WALLETCONNECT_RELAY_URL && { WALLETCONNECT_RELAY_URL }),
  }
}

/** Returns the origins of the nodes, and of the Safe service if there is one. */
export function calledOrigins({ chains, safe }: Pick<Settings, 'chains' | 'safe'>): readonly string[] {
  const nodes = chains.map(({ publicRpcUrl }) => new URL(publicRpcUrl).origin)
  return [...new Set(safe.gatewayOrigin === null ? nodes : [...nodes, safe.gatewayOrigin])]
}

/**
 * Puts the content policy of a page into its head, for hosts that send no headers. An element cannot say who may show
 * the page in a frame (https://www.w3.org/TR/CSP3/#meta-element).
 */
export function withPolicy(html: string, { page }: Policies): string {
  const policy = page
    .split('; ')
    .filter((directive) => !/^(frame-ancestors|report-uri|sandbox) /.test(directive))
    .join('; ')
  const [start = '', ...rest] = html.split(charset)
  if (rest.length === 0) throw new Error('A page does not begin with its character set.')
  return `${start}${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${referrer}${rest.join(charset)}`
}

const charset = '<meta charSet="utf-8"/>'
const referrer = '<meta name="referrer" content="strict-origin-when-cross-origin"/>'

/**
 * Returns the files of a page. Hosts find `404.html` for unknown addresses, and IPFS gateways open a folder before a
 * file of the same name.
 * @param all the paths of all other files
 */
export function pathsOf(page: string, all: readonly string[]): readonly string[] {
  const name = page.replace(/\.html$/, '')
  if (/(^|\/)lost$/.test(name)) return [page.replace(/lost\.html$/, '404.html')]
  const isFolder = all.some((path) => path.replace(/^\//, '').startsWith(`${name}/`))
  return isFolder ? [page, `${name}/index.html`] : [page]
}

/** Copies the browser's code. A server finds a file without texts in the folder of each language; a host does not. */
async function copyClient(from: string, to: string, languages: readonly string[]): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true })
  const shared = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
  await mkdir(to, { recursive: true })
  await mapWithLimit(shared, ({ name }) => cp(join(from, name), join(to, name)))
  for (const id of languages) {
    const own = new Set(await readdir(join(from, id)).catch(() => []))
    await mkdir(join(to, id), { recursive: true })
    await mapWithLimit([...own], (name) => cp(join(from, id, name), join(to, id, name)))
    await mapWithLimit(
      shared.filter(({ name }) => !own.has(name)),
      ({ name }) => cp(join(from, name), join(to, id, name)),
    )
  }
}
