import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tokenList from '@uniswap/default-token-list'
import { expect, test } from 'vitest'
import { dollarTokens } from '@/domain/community/dollar-tokens'
import { linkFolders } from '@/domain/navigation/link-folders'
import { iconNames } from '@/ui/generated/icons'
import love98 from '../../love98/package.json'
import { readPrograms } from '../../love98/scripts/lib/programs/program-sources.ts'
import wizard from '../package.json'
import { linkOf } from '../src/links.ts'
import { everyProgram, usefulPrograms } from '../src/programs.ts'

test('the wizard has the version of the package that it installs', () => {
  expect(wizard.version).toBe(love98.version)
  expect(wizard.engines).toEqual(love98.engines)
})

test('the packages have the license of the repository', () => {
  const [repository, ...packages] = ['../../..', '../../love98', '..'].map((folder) =>
    readFileSync(new URL(`${folder}/LICENSE`, import.meta.url), 'utf8'),
  )
  for (const license of packages) expect(license).toBe(repository)
})

test('the wizard has no dependencies: npm downloads nothing else before the first question', () => {
  expect(wizard).not.toHaveProperty('dependencies')
})

test('the wizard has every program of the package', async () => {
  const ids = (await readPrograms(join(tmpdir(), 'a-folder-without-a-community'))).map(({ id }) => id)
  expect([...everyProgram].sort()).toEqual(ids.sort())
})

test.each(Object.entries(linkFolders))(
  'the program %s is offered for a link that its folder shows',
  (id, places) => {
    for (const place of places) {
      const links = [{ label: 'a', url: 'https://a.example', icon: 'social', place }]
      expect(usefulPrograms({ pairs: [], links, treasury: null }).includes(id), place).toBe(
        place !== 'explorer',
      )
    }
  },
)

test('each known site has an icon of the package', () => {
  for (const host of [
    'x.com',
    't.me',
    'discord.gg',
    'github.com',
    'warpcast.com',
    'medium.com',
    'dexscreener.com',
    'app.uniswap.org',
    'snapshot.org',
    'opensea.io',
    'basescan.org',
    'other.example',
  ])
    expect(iconNames, host).toContain(linkOf(`https://www.${host}/x`).icon)
})

test('a host that only ends like a known one is not known', () => {
  expect(linkOf('https://evilx.com/').label).toBe('evilx.com')
})

test.each(Object.entries(dollarTokens))(
  'the dollar tokens of chain %s are those of the token list',
  (chainId, tokens) => {
    for (const token of tokens)
      expect(tokenList.tokens, token.symbol).toContainEqual(
        expect.objectContaining({ chainId: Number(chainId), ...token }),
      )
  },
)
