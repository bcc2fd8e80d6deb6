import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)
const compiled = join(dirname(fileURLToPath(import.meta.url)), '../../contracts/compiled')

export type Artifact = { abi: Abi; bytecode: Hex }

export function ownArtifact(name: string) {
  return readArtifact(join(compiled, `${name}.json`))
}

/** A contract of Uniswap V2, from the npm packages that its authors publish (GPL-3.0, so only read here). */
export function uniswapArtifact(part: 'v2-core' | 'v2-periphery', name: string) {
  return readArtifact(require.resolve(`@uniswap/${part}/build/${name}.json`))
}

/**
 * A contract of Safe 1.4.1, from the npm package that its authors publish (LGPL-3.0, so only read here).
 * @param folder below the package's `contracts`
 */
export function safeArtifact(folder: string, name: string) {
  const packageFolder = dirname(require.resolve('@safe-global/safe-contracts/package.json'))
  return readArtifact(join(packageFolder, 'build/artifacts/contracts', folder, `${name}.sol`, `${name}.json`))
}

/** Creation code of Multicall3, which viem carries (https://www.multicall3.com). */
export function multicall3CreationCode(): Hex {
  const folder = dirname(require.resolve('viem/package.json'))
  return require(join(folder, '_cjs/constants/contracts.js')).multicall3Bytecode
}

/**
 * Reads the compiler's output in the form of Truffle, Hardhat or Foundry.
 * @throws {Error} if there is no such file
 */
export function readArtifact(file: string): Artifact {
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8'))
  const code: string = typeof bytecode === 'string' ? bytecode : bytecode.object
  return { abi, bytecode: code.startsWith('0x') ? (code as Hex) : `0x${code}` }
}
