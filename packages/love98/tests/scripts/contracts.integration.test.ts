import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compileContracts } from '../../scripts/contracts.ts'

const folder = new URL('../../contracts/compiled/', import.meta.url)

test('the compiled contracts equal the output of their sources, byte for byte', async () => {
  const rebuilt = await compileContracts()
  const committed = await readdir(folder)
  expect(committed.sort()).toEqual([...rebuilt.keys()].sort())
  for (const [file, text] of rebuilt) {
    expect(await readFile(new URL(file, folder), 'utf8'), `${file} is stale: run "npm run contracts"`).toBe(
      text,
    )
  }
}, 60_000)
