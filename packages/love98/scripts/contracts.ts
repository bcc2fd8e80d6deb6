import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const contractsFolder = fileURLToPath(new URL('../contracts/', import.meta.url))

/**
 * Compiles every contract of `contracts/` with the pinned compiler.
 * The same sources give the same text on every machine: the byte code carries no metadata, so that neither a
 * comment nor a path changes it (nor the CREATE2 addresses that follow from it).
 * @returns file name in `contracts/compiled/` → its text
 * @throws {Error} with the compiler's own messages
 */
export async function compileContracts(): Promise<Map<string, string>> {
  const files = (await readdir(contractsFolder)).filter((file) => file.endsWith('.sol')).sort()
  const sources = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(contractsFolder, file), 'utf8')
      return [file, { content: content.replaceAll('\r\n', '\n') }] as const
    }),
  )
  const output = compile(Object.fromEntries(sources))
  return new Map(
    files.map((file) => {
      const name = file.replace(/\.sol$/, '')
      const contract = output[file]?.[name]
      if (!contract) throw new Error(`contracts/${file} must define a contract named ${name}`)
      return [`${name}.json`, compiledText(contract)]
    }),
  )
}

type CompiledContract = { abi: unknown[]; evm: { bytecode: { object: string } } }

type CompiledFiles = Record<string, Record<string, CompiledContract>>

type CompilerOutput = { errors?: { formattedMessage: string }[]; contracts?: CompiledFiles }

function compile(sources: Record<string, { content: string }>): CompiledFiles {
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { errors = [], contracts = {} }: CompilerOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return contracts
}

function compiledText({ abi, evm }: CompiledContract) {
  const compiled = { solc: solc.version(), abi, bytecode: `0x${evm.bytecode.object}` }
  return `${JSON.stringify(compiled, null, 2)}\n`
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const [file, text] of await compileContracts()) {
    await writeFile(join(contractsFolder, 'compiled', file), text)
    console.log(`contracts/compiled/${file}`)
  }
}
