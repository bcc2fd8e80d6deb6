import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Values that are written from left to right: names of parameters, in every text. */
const values =
  /\$\{(address|owner|contract|spender|operator|token|symbol|amount|price|pair|hash|hex|to|from|implementation|site)\}/g

/** What is between U+2066 or U+2068 and U+2069, which isolate it (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). */
const isolated = /\\u206[68].*?\\u2069/gs

test('addresses, hashes, amounts and symbols in Arabic sentences are isolated from the letters around them', async () => {
  const folder = join('src', 'texts', 'ar')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const bare: string[] = []
  let count = 0
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    count += text.match(values)?.length ?? 0
    const found = text.replace(isolated, '').match(values) ?? []
    bare.push(...found.map((value) => `${file}: ${value}`))
    expect(text.match(/\\u206[68]/g)?.length, file).toBe(text.match(/\\u2069/g)?.length)
  }
  expect(bare).toEqual([])
  expect(count).toBeGreaterThan(150)
})
