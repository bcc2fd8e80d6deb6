import type { Address, Hex } from 'viem'
import { multiSendCallOnlyCode, multiSendCode } from './batch-contracts-1.5.0'
import { artifact, createByFactory, factories } from './safe-releases'

type Client = Parameters<typeof createByFactory>[0]

/**
 * Creates every MultiSend and MultiSendCallOnly that an EVM runs, at the addresses of the Safe project. @returns the
 * addresses
 */
export async function deployBatchContracts(client: Client): Promise<readonly Address[]> {
  const code = await client.getCode({ address: factories.first })
  await client.setCode({ address: factories.second, bytecode: code ?? '0x' })
  const codeOf = (release: '1.3.0' | '1.4.1', name: string) =>
    artifact(release, `libraries/${name}.sol/${name}.json`).bytecode
  const codes: readonly (readonly [Address, Hex])[] = ['MultiSendCallOnly', 'MultiSend'].flatMap((name) => [
    [factories.first, codeOf('1.3.0', name)],
    [factories.second, codeOf('1.3.0', name)],
    [factories.second, codeOf('1.4.1', name)],
    [factories.second, name === 'MultiSend' ? multiSendCode : multiSendCallOnlyCode],
  ])
  const created: Address[] = []
  for (const [factory, creation] of codes) created.push(await createByFactory(client, factory, creation))
  return created
}
