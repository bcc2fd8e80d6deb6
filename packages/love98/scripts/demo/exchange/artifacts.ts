import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Hex, isHex } from 'viem'
import { type Artifact, readArtifact } from '../artifacts.ts'

export type V3Artifacts = Readonly<
  Record<'factory' | 'pool' | 'positionManager' | 'quoter' | 'router', Artifact>
>

export type V4Artifacts = Readonly<
  Record<'poolManager' | 'stateView' | 'quoter' | 'positionManager' | 'universalRouter', Artifact>
> & { permit2Code: Hex }

/**
 * Reads the contracts of Uniswap V3 from the npm packages that its authors publish (GPL-2.0 and BUSL-1.1, so only
 * read here). This repository installs them; a community's project may not.
 * @param root a file from which packages are searched for; by default this one
 * @returns null if V3 is not installed
 */
export function v3Artifacts(root: string = import.meta.url): V3Artifacts | null {
  const core = contractsOf('v3-core', root)
  const periphery = contractsOf('v3-periphery', root)
  const routers = contractsOf('swap-router-contracts', root)
  if (!core || !periphery || !routers) return null
  return {
    factory: readArtifact(join(core, 'UniswapV3Factory.sol/UniswapV3Factory.json')),
    pool: readArtifact(join(core, 'UniswapV3Pool.sol/UniswapV3Pool.json')),
    positionManager: readArtifact(
      join(periphery, 'NonfungiblePositionManager.sol/NonfungiblePositionManager.json'),
    ),
    quoter: readArtifact(join(routers, 'lens/QuoterV2.sol/QuoterV2.json')),
    router: readArtifact(join(routers, 'SwapRouter02.sol/SwapRouter02.json')),
  }
}

/**
 * Reads the contracts of Uniswap V4 and of Permit2 from the npm packages that its authors publish (BUSL-1.1,
 * GPL-2.0 and MIT, so only read here).
 * @param root a file from which packages are searched for; by default this one
 * @returns null if V4 is not installed
 */
export function v4Artifacts(root: string = import.meta.url): V4Artifacts | null {
  const periphery = packageFolder('v4-periphery', root)
  const routers = contractsOf('universal-router', root)
  if (!periphery || !routers) return null
  const compiled = (path: string) => readArtifact(join(periphery, 'foundry-out', path))
  return {
    poolManager: compiled('PoolManager.sol/PoolManager.default.json'),
    stateView: compiled('StateView.sol/StateView.json'),
    quoter: compiled('V4Quoter.sol/V4Quoter.json'),
    positionManager: compiled('PositionManager.sol/PositionManager.json'),
    universalRouter: readArtifact(join(routers, 'UniversalRouter.sol/UniversalRouter.json')),
    permit2Code: permit2Code(periphery),
  }
}

/** The package has the code of Permit2 only in a helper of its tests, as a literal. */
function permit2Code(periphery: string): Hex {
  const file = join(periphery, 'lib/permit2/test/utils/DeployPermit2.sol')
  const code = `0x${/hex"([0-9a-f]+)"/.exec(readFileSync(file, 'utf8'))?.[1]}`
  if (!isHex(code)) throw new Error(`${file} does not contain the code of Permit2`)
  return code
}

function contractsOf(name: string, root: string): string | null {
  const folder = packageFolder(name, root)
  return folder && join(folder, 'artifacts/contracts')
}

/** The packages have no entry point, and some export no manifest, so that their folders are searched for. */
function packageFolder(name: string, root: string): string | null {
  for (const folder of createRequire(root).resolve.paths(`@uniswap/${name}`) ?? []) {
    const candidate = join(folder, '@uniswap', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return null
}
