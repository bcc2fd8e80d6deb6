import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const compiled = join(dirname(fileURLToPath(import.meta.url)), '../../contracts/compiled')

/** @typedef {{ abi: import('viem').Abi, bytecode: import('viem').Hex }} Artifact */

/**
 * A contract of this repository, as compiled into `contracts/compiled/`.
 * @param {string} name
 */
export function ownArtifact(name) {
  return readArtifact(join(compiled, `${name}.json`))
}

/**
 * A contract of Uniswap V2, from the npm packages that its authors publish (GPL-3.0, so only read here).
 * @param {'v2-core' | 'v2-periphery'} part
 * @param {string} name
 */
export function uniswapArtifact(part, name) {
  return readArtifact(require.resolve(`@uniswap/${part}/build/${name}.json`))
}

/**
 * A contract of Safe 1.4.1, from the npm package that its authors publish (LGPL-3.0, so only read here).
 * @param {string} folder below the package's `contracts`
 * @param {string} name
 */
export function safeArtifact(folder, name) {
  const packageFolder = dirname(require.resolve('@safe-global/safe-contracts/package.json'))
  return readArtifact(join(packageFolder, 'build/artifacts/contracts', folder, `${name}.sol`, `${name}.json`))
}

/**
 * Creation code of Multicall3, which viem carries (https://www.multicall3.com).
 * @returns {import('viem').Hex}
 */
export function multicall3CreationCode() {
  const folder = dirname(require.resolve('viem/package.json'))
  return require(join(folder, '_cjs/constants/contracts.js')).multicall3Bytecode
}

/**
 * @param {string} file
 * @returns {Artifact}
 */
function readArtifact(file) {
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8'))
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}
