import { readFileSync } from 'node:fs'
import solc from 'solc'
import { type Abi, type Address, concat, encodeFunctionData, type Hex } from 'viem'
import { safeMessageHash } from '@/safe/safe-message'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import type { DemoChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'

const sourceOf = (path: string) => ({ content: readFileSync(new URL(path, import.meta.url), 'utf8') })

type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>
const files = new Map<string, Compiled>()

/** Compiles a contract of the tests. @throws {Error} of the compiler */
export function compiled(file: string, name: string): { abi: Abi; code: Hex } {
  const contracts = files.get(file) ?? compile(file)
  files.set(file, contracts)
  const contract = contracts[name]
  if (!contract) throw new Error(`${file} has no contract ${name}`)
  return { abi: contract.abi, code: `0x${contract.evm.bytecode.object}` }
}

function compile(file: string): Compiled {
  const input = {
    language: 'Solidity',
    sources: {
      [file]: sourceOf(`contracts/${file}`),
      'DemoToken.sol': sourceOf('../../../contracts/DemoToken.sol'),
    },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [file]: { '*': ['evm.bytecode.object', 'abi'] } },
    },
  }
  const { contracts, errors } = JSON.parse(solc.compile(JSON.stringify(input)))
  if (!contracts?.[file]) throw new Error(JSON.stringify(errors))
  return contracts[file]
}

export async function createSignedToken({ client, deployment }: DemoChains) {
  const { abi, code } = compiled('signed-token.sol', 'SignedToken')
  const creator = developmentAccount(9).address
  const send = async (to: Address | null, data: Hex, from: Address = creator) => {
    const hash = await client.sendTransaction({
      account: from,
      to,
      data,
      gas: 5_000_000n,
      chain: client.chain,
    })
    return receiptOf(client, hash)
  }
  const { contractAddress } = await send(null, code)
  const token = contractAddress as Address
  const call = (functionName: string, args: readonly unknown[], from?: Address) =>
    send(token, encodeFunctionData({ abi, functionName, args }), from)
  await call('transfer', [deployment.safe.address, 10n ** 30n])
  return { token, call }
}

/** Returns the signature of the demo's Safe (ERC-1271), by both owners. */
export async function signatureOfSafe({ deployment }: DemoChains, message: Record<string, unknown>) {
  const hash = safeMessageHash({ chainId: 31_337, address: deployment.safe.address }, message)
  const owners = [developmentAccount(0), developmentAccount(1)].sort((one, other) =>
    one.address.toLowerCase() < other.address.toLowerCase() ? -1 : 1,
  )
  return concat(await Promise.all(owners.map((owner) => owner.sign({ hash: hash ?? '0x' }))))
}
