import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The platforms for which the npm package @foundry-rs/anvil has a binary, with the names of its optional packages. */
const packages = new Map([
  ['darwin-arm64', '@foundry-rs/anvil-darwin-arm64'],
  ['darwin-x64', '@foundry-rs/anvil-darwin-amd64'],
  ['linux-arm64', '@foundry-rs/anvil-linux-arm64'],
  ['linux-x64', '@foundry-rs/anvil-linux-amd64'],
  ['win32-x64', '@foundry-rs/anvil-win32-amd64'],
])

/**
 * Finds the anvil binary that npm installed for a platform.
 * @param platform as `process.platform`
 * @param architecture as `process.arch`
 * @returns its path
 * @throws {Error} with instructions, if there is no binary
 */
export function findAnvil(platform: string = process.platform, architecture: string = process.arch): string {
  const name = packages.get(`${platform}-${architecture}`)
  if (!name) {
    throw new Error(
      `The demo chain cannot run here: its node, anvil, has no npm package for ${platform} on ${architecture} ` +
        `(it has: ${[...packages.keys()].join(', ')}). Run against a node of your own instead.`,
    )
  }
  try {
    const folder = dirname(require.resolve(`${name}/package.json`))
    return join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch {
    throw new Error(
      `The demo chain cannot run: the package ${name} with its node, anvil, is not installed. ` +
        'It is an optional dependency: install again with "npm ci --include=optional".',
    )
  }
}
