import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCommunity } from '../../../scripts/lib/build/check-community.ts'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { communityFile } from '../../../src/domain/community/file-name.ts'

let root = ''
let good = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-check-'))
  good = await readFile(join(projectRoot, communityFile), 'utf8')
})
afterAll(() => rm(root, { recursive: true, force: true }))

let copies = 0

/** Checks the community's file after a change, in a folder of its own, because a module is run once. */
async function reportOn(change: (source: string) => string): Promise<string> {
  const folder = join(root, String(copies++))
  await cp(join(projectRoot, 'community'), join(folder, 'community'), { recursive: true })
  const changed = change(good)
  expect(changed).not.toBe(good)
  await writeFile(join(folder, communityFile), changed)
  try {
    await checkCommunity(folder)
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}

/** The line, from 1, on which a text is. */
const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length

test('a file without a comma is named with its line and column, and the line is shown', async () => {
  const report = await reportOn((source) => source.replace('showUnset: true,', 'showUnset: true'))
  const line = lineOf(good, 'showUnset: true') + 1
  const [first, second, third] = report.split('\n')
  expect(first).toMatch(new RegExp(`^UserError: ${communityFile}:${line}:\\d+: Expected .* but found`))
  expect(second).toBe(`  ${line} | ${good.split('\n')[line - 1]}`)
  expect(third).toMatch(/^ +\| +\^$/)
})

test('an error while the file runs is named with its line, and the line is shown', async () => {
  const report = await reportOn((source) => source.replace('tokens.USDC.address', 'tokens.DAI.address'))
  const line = lineOf(good, 'tokens.USDC.address')
  expect(report).toMatch(
    new RegExp(`^UserError: ${communityFile}:${line}:\\d+: Cannot read properties of undefined`),
  )
  expect(report).toContain(`  ${line} | `)
  expect(report).toContain('tokens.DAI.address')
})

test('a wrong value is named with its line and with what is allowed', async () => {
  const report = await reportOn((source) => source.replace("    'solitaire',", "    'solitair',"))
  const line = lineOf(good, "    'solitaire',")
  expect(report).toMatch(
    new RegExp(
      `^UserError: ${communityFile} cannot be used:\\n  ${communityFile}:${line}: programs\\[\\d+\\]: no such program; allowed: solitaire, `,
    ),
  )
})

test('a symbol that is listed twice is named', async () => {
  const again = "  USDC: { name: 'Again', decimals: 6, address: null },\n  USDC: {"
  const report = await reportOn((source) => source.replace('  USDC: {', again))
  expect(report).toContain('tokens.USDC: is listed twice')
})

test('a picture that does not exist is named', async () => {
  const report = await reportOn((source) =>
    source.replace("icon: 'nft'", "icon: 'nft', picture: '/assets/pictures/nothing.png'"),
  )
  expect(report).toMatch(
    /links\[\d+\]\.picture: there is no file community\/public\/assets\/pictures\/nothing\.png/,
  )
})

test('a folder without the file is named', async () => {
  await expect(checkCommunity(join(root, 'nowhere'))).rejects.toThrow(
    `${communityFile} does not exist in ${join(root, 'nowhere')}.`,
  )
})
