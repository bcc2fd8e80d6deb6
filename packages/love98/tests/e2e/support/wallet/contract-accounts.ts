import { readFile } from 'node:fs/promises'
import {
  type Address,
  concat,
  createClient,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract } from 'viem/actions'
import { projectRoot } from '../../../../scripts/lib/project-root.mjs'
import { demoFolder } from '../../../../scripts/lib/run-folder.mjs'

/** An account without its own key: its address, and its way to sign a wallet's requests. */
export type ContractAccount = { address: Address; sign: (message: Hex) => Promise<Hex> }

type Manifest = {
  safe: { address: Address }
  contractWallet: { factory: Address }
  exchange: { chainId: number }
}

/** Owners of the demo's Safe: well-known keys of development nodes, without value on any other chain. */
const owners = (
  [
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  ] as const
).map((key) => privateKeyToAccount(key))

const factoryAbi = parseAbi([
  'function create(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])

/** The demo's 2-of-2 Safe (EIP-1271). With fewer than two owners, its signature is invalid. */
export async function seededSafe(baseUrl: string, count = 2): Promise<ContractAccount> {
  const { safe, exchange } = await manifest(baseUrl)
  const signing = owners.slice(0, count).sort((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1))
  const domain = { chainId: exchange.chainId, verifyingContract: safe.address }
  const types = { SafeMessage: [{ name: 'message', type: 'bytes' }] }
  return {
    address: safe.address,
    async sign(raw) {
      const message = { message: hashMessage({ raw }) }
      const typed = { domain, types, primaryType: 'SafeMessage', message } as const
      return concat(await Promise.all(signing.map((owner) => owner.signTypedData(typed))))
    },
  }
}

/** A contract wallet that is not deployed yet. Its signature contains the data for its deployment (EIP-6492). */
export async function counterfactualAccount(baseUrl: string, chainUrl: string): Promise<ContractAccount> {
  const { contractWallet } = await manifest(baseUrl)
  const { factory } = contractWallet
  const client = createClient({ transport: http(chainUrl) })
  const [owner] = owners
  if (!owner) throw new Error('there is no owner')
  const salt = `0x${crypto.randomUUID().replaceAll('-', '').padStart(64, '0')}` as const
  const args = [owner.address, salt] as const
  const address = await readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'addressOf',
    args,
  })
  if (await getCode(client, { address })) throw new Error('the account is on the chain already')
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args })
  return {
    address,
    sign: async (raw) =>
      serializeErc6492Signature({
        address: factory,
        data,
        signature: await owner.signMessage({ message: { raw } }),
      }),
  }
}

async function manifest(baseUrl: string): Promise<Manifest> {
  const { manifestFile } = demoFolder(projectRoot, Number(new URL(baseUrl).port))
  return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
}
