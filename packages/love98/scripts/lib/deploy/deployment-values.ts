/** The facts of a project that its deployment files and instructions contain. */
export type DeploymentValues = {
  /** A name that every host accepts: small letters, digits and hyphens. */
  readonly name: string
  readonly origin: string
  readonly host: string
  /** The variables of the nodes, one per chain. */
  readonly nodes: readonly string[]
}

/** The values in the files of the package, which `fillIn` replaces. */
const placeholders = { name: 'community-desktop', host: 'desktop.example' }
/** Below the 63 characters of a DNS label, which some hosts make of the name. */
const longestName = 28

/**
 * Returns the values of a project. Without a public https address, the examples of the package's files stay.
 * @param siteUrl SITE_URL, if it is set
 */
export function readValues(
  siteName: string,
  chainIds: readonly number[],
  siteUrl: string | undefined,
): DeploymentValues {
  const slug = siteName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^[-0-9]+|-+$/g, '')
  const site = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : null
  const host = site?.protocol === 'https:' ? site.host : placeholders.host
  return {
    name: slug || placeholders.name,
    origin: `https://${host}`,
    host,
    nodes: chainIds.map((id) => `RPC_URL_${id}`),
  }
}

/** The variable of a node in a file of Render. */
const secret = /^( *)- key: RPC_URL_1\n +sync: false\n/m

/** Replaces the example values in a file of the package. */
export function fillIn(text: string, { name, host, nodes }: DeploymentValues): string {
  return text
    .replaceAll(placeholders.name, name)
    .replaceAll(placeholders.host, host)
    .replace(secret, (_, indent: string) =>
      nodes.map((node) => `${indent}- key: ${node}\n${indent}  sync: false\n`).join(''),
    )
}
