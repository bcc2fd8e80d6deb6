import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigSource } from '../../../scripts/lib/project/update/config-source.ts'
import { listLinks, renameStatistics } from '../../../scripts/lib/project/update/list-links.ts'
import { listVenues } from '../../../scripts/lib/project/update/list-venues.ts'
import { updateProject } from '../../../scripts/lib/project/update/update-project.ts'
import { requireVersion } from '../../../scripts/lib/require-version.mjs'
import { movedConfig, replaceSkins } from '../../../scripts/updates/0.1.0.ts'

const listed = (text: string) => {
  const config = new ConfigSource(text)
  return { left: [...listLinks(config), ...renameStatistics(config)], text: config.edited() }
}

const former = `import type { CommunityFile } from 'love98'

// The tokens of the club.
const tokens = { CAT: { name: 'Cat', decimals: 18, address: null } } as const

export default {
  site: { name: 'Cat Club' }, // The name.
  tokens,
  links: {
    swap: 'https://swap.example',
    vote: null,
    // Not open yet.
    telegram: null,
  },
  governanceName: 'Cat Council',
  // Markets elsewhere.
  chiaMarkets: [{ name: 'Cat Market', url: 'https://market.example', icon: 'chia', picture: null }],
  collections: [],
  partners: [{ name: "Cat's Friend", url: null, icon: 'partner-site', picture: '/assets/friend.png' }],
  analytics: { host: null, productionHostname: null },
  treasury: null,
} satisfies CommunityFile
`

describe('the exchange of an older file', () => {
  const published =
    "factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6', router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24'"
  const withExchange = (exchange: string) =>
    `const base = 8453\n\nexport default {\n  tokens: {},\n  exchange: ${exchange},\n  pairs: [],\n}\n`
  const venuesOf = (exchange: string) => {
    const config = new ConfigSource(withExchange(exchange))
    return { left: listVenues(config), text: config.edited() }
  }

  test('becomes the id of its chain if it is the published one, with its history and comments', () => {
    const { left, text } = venuesOf(
      `{\n    chainId: base,\n    // Uniswap V2.\n    ${published},\n    wrappedNative: '0x4200000000000000000000000000000000000006',\n    history: { days: 7 },\n  }`,
    )
    expect(left).toEqual([])
    expect(text).toBe(
      'const base = 8453\n\nexport default {\n  tokens: {},\n  // Uniswap V2.\n  venues: [8453],\n  history: { days: 7 },\n  pairs: [],\n}\n',
    )
  })

  test('becomes a venue with its own contracts otherwise', () => {
    const { left, text } = venuesOf(
      `{ chainId: base, factory: '0xAb', initCodeHash: '0xcd', wrappedNative: '0xEf', router: null }`,
    )
    expect(text).toContain(
      `venues: [{ kind: 'v2', chainId: base, factory: '0xAb', initCodeHash: '0xcd', router: null }],\n  pairs`,
    )
    expect(left).toEqual(["community/config.ts: add wrappedNative: '0xEf' to chain base in chains."])
  })

  test('is left to a person if its values are not written one by one', () => {
    const { left, text } = venuesOf('{ ...uniswap }')
    expect(left).toEqual([
      "community/config.ts: exchange must be written as venues by hand: [{ kind: 'v2', chainId, factory, router }].",
    ])
    expect(text).toBe(withExchange('{ ...uniswap }'))
  })
})

describe('the links of an older file', () => {
  test('become one list, and everything else keeps its form', () => {
    const { left, text } = listed(former)
    expect(left).toEqual([])
    expect(text).toContain("{ label: 'Swap', translations: { es: { label: 'Intercambio' }")
    expect(text).toContain("url: 'https://swap.example', icon: 'swap', place: 'swap' },")
    expect(text).toContain("{ label: 'Cat Council', url: null, icon: 'vote', place: 'governance' },")
    expect(text).toContain(
      "{ label: 'Cat Market', url: 'https://market.example', icon: 'chia', place: 'markets' },",
    )
    expect(text).toContain(
      `{ label: "Cat's Friend", url: null, icon: 'partner-site', picture: '/assets/friend.png', place: 'partners' },`,
    )
    expect(text).toContain('  analytics: null,\n  treasury: null,\n')
    expect(text).not.toMatch(/governanceName|chiaMarkets|collections:|partners:/)
    for (const kept of [
      '// The tokens of the club.',
      '// The name.',
      '// Not open yet.',
      '// Markets elsewhere.',
    ])
      expect(text).toContain(kept)
    expect(text.startsWith(former.slice(0, former.indexOf('links:')))).toBe(true)
  })

  test('are not changed again', () => {
    const { text } = listed(former)
    expect(listed(text)).toEqual({ left: [], text })
  })

  test('are left to a person if they are not written one by one', () => {
    const spread = former.replace('links: {', 'links: {\n    ...others,')
    expect(listed(spread).left).toEqual([
      'community/config.ts: links must be written as a list of links by hand.',
    ])
    expect(listed(spread).text).toContain('...others')
  })

  test('with statistics become a script', () => {
    const { text, left } = listed(
      former.replace(
        'analytics: { host: null, productionHostname: null }',
        "analytics: { host: 'https://stats.example', productionHostname: 'cat.example', integrity: { analytics: 'sha384-a', recording: 'sha384-r' } }",
      ),
    )
    expect(text).toContain(
      "analytics: { productionHostname: 'cat.example', script: { src: 'https://stats.example/analytics.js', integrity: 'sha384-a' } },",
    )
    expect(left).toEqual([expect.stringMatching(/^analytics: the script for recordings/)])
  })
})

test('the former root file gets the type of the package, and its other imports keep their targets', () => {
  const text = movedConfig(
    [
      "import type { CommunityFile } from './src/domain/community/community'",
      "import type { ProgramId } from './src/programs/registry'",
      "import { tokens } from './tokens'",
      '// A comment.',
      'export default { tokens } satisfies CommunityFile<ProgramId, SkinId, LanguageId>',
      '',
    ].join('\n'),
  )
  expect(text).toBe(
    "import type { CommunityFile } from 'love98'\nimport { tokens } from '../tokens'\n// A comment.\nexport default { tokens } satisfies CommunityFile\n",
  )
})

test('a former skin that the folder lacks becomes that of the package, and others stay', () => {
  const config = new ConfigSource(
    "export default { skins: ['cat', 'love', 'tang-gang'], defaultSkin: 'love', darkSkin: 'cat' }",
  )
  replaceSkins(config, ['love', 'vaporwave-arcade'])
  expect(config.edited()).toBe(
    "export default { skins: ['cat', 'tang-gang', 'standard'], defaultSkin: 'standard', darkSkin: 'cat' }",
  )
})

describe('an update of a folder', () => {
  let root = ''
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'love98-update-'))
    await write('package.json', '{\n\t"name": "cat-club"\n}\n')
    await write('community/config.ts', former)
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const read = (path: string) => readFile(join(root, path), 'utf8')
  async function write(path: string, text: string) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      stdio: 'pipe',
    })

  test('keeps a copy, says what changed, records its version, and does nothing the second time', async () => {
    const said = await updateProject({ root, version: '0.1.0' })
    expect(said).toEqual([
      expect.stringMatching(/^0\.1\.0: links is one list.*\(community\/config\.ts\)$/),
      expect.stringMatching(/^0\.1\.0: analytics is null.*\(community\/config\.ts\)$/),
      'The former file is community/config.ts.before-0.1.0.',
      'This folder is up to date with Love98 0.1.0. Run love98 check, and look at the changes.',
    ])
    expect(await read('community/config.ts.before-0.1.0')).toBe(former)
    expect(await read('package.json')).toBe(
      '{\n\t"name": "cat-club",\n\t"love98": {\n\t\t"updated": "0.1.0"\n\t}\n}\n',
    )
    const changed = await read('community/config.ts')
    expect(await updateProject({ root, version: '0.1.0' })).toEqual([
      'Nothing had to change for Love98 0.1.0.',
    ])
    expect(await read('community/config.ts')).toBe(changed)
  })

  test('needs no copy of a file that is in git', async () => {
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'first')
    const said = await updateProject({ root, version: '0.1.0' })
    expect(said.join('\n')).not.toContain('The former file')
    expect(git('show', 'HEAD:community/config.ts').toString()).toBe(former)
  })

  test('writes nothing in a trial', async () => {
    expect(await updateProject({ root, version: '0.1.0', dryRun: true })).toContain('Nothing was written.')
    expect(await read('community/config.ts')).toBe(former)
    expect(await read('package.json')).not.toContain('love98')
  })

  test('makes only the changes from the recorded to the installed version', async () => {
    const update = (version: string) => ({
      version,
      changes: [
        {
          about: `Writes ${version}.`,
          apply: async (files: { write: (path: string, text: string) => void }) => {
            files.write(`community/${version}.txt`, version)
            return []
          },
        },
      ],
    })
    const updates = ['0.10.0', '0.1.0', '0.9.0', '0.2.0'].map(update)
    await write('package.json', '{ "love98": { "updated": "0.2.0" } }')
    const said = await updateProject({ root, version: '0.9.0', updates })
    expect(said.filter((sentence) => sentence.includes('Writes'))).toEqual([
      '0.2.0: Writes 0.2.0. (community/0.2.0.txt)',
      '0.9.0: Writes 0.9.0. (community/0.9.0.txt)',
    ])
  })

  test('is refused by an older package', async () => {
    await write('package.json', '{ "love98": { "updated": "0.10.0" } }')
    await write('package/package.json', '{ "version": "0.9.1" }')
    expect(() => requireVersion(root, join(root, 'package'))).toThrow(
      'This folder is made for Love98 0.10.0, and Love98 0.9.1 is installed. Install the newer one: npm install love98@0.10.0',
    )
    await write('package/package.json', '{ "version": "0.10.0" }')
    expect(() => requireVersion(root, join(root, 'package'))).not.toThrow()
  })

  test('writes nothing if one change fails', async () => {
    const broken = { about: 'Fails.', apply: () => Promise.reject(new Error('no')) }
    const first = {
      about: 'Writes.',
      apply: async (files: { write: (path: string, text: string) => void }) => {
        files.write('community/new.txt', 'new')
        return []
      },
    }
    const updates = [{ version: '0.1.0', changes: [first, broken] }]
    await expect(updateProject({ root, version: '0.1.0', updates })).rejects.toThrow('Nothing was written.')
    await expect(read('community/new.txt')).rejects.toThrow()
  })

  test('moves the former root file', async () => {
    await rm(join(root, 'community'), { recursive: true })
    await write('love98.config.ts', former.replace("'love98'", "'./src/domain/community/community'"))
    await updateProject({ root, version: '0.1.0' })
    expect(await read('community/config.ts')).toBe(listed(former).text)
    expect(await read('love98.config.ts.before-0.1.0')).toContain('./src/domain/community/community')
    await expect(read('love98.config.ts')).rejects.toThrow()
  })
})
