import file from '@community/config'
import { expect, test } from 'vitest'
import { problemsWith, type Row, usdc } from './problems-with'

const base = file.chains[0]
const missing = undefined
const registry = { address: usdc, reverseRoot: '80002105.reverse', suffix: '.cat.eth' }

test.each<Row>([
  [
    ['chains', 1, 'id'],
    8453,
    'chains[1].id: chain 8453 is listed twice',
    'nameChainId: is not one of the chains; allowed: 8453, 8453',
  ],
  [['chains', 1, 'id'], -1, 'chains[1].id: a chain id is a positive whole number'],
  [['chains', 1, 'publicRpcUrl'], 'ftp://node', 'chains[1].publicRpcUrl: not a web address (https://…)'],
  [['chains'], [], 'chains: at least one chain is needed'],
  [
    ['chains'],
    [{ ...base, id: 5 }],
    'nameChainId: is not one of the chains; allowed: 5',
    'venues: chain 8453 is not one of the chains; allowed: 5',
  ],
  [['nameChainId'], 10, 'nameChainId: is not one of the chains; allowed: 1, 8453'],
  // The chain has no universal resolver, but a published registry.
  [['nameChainId'], 8453],
  [['nameChainId'], null],
  [['nameChainId'], missing],
  [
    ['chains', 1, 'universalResolver'],
    null,
    'nameChainId: chain 1 has neither a universalResolver nor a nameRegistry; null: names are not looked up',
  ],
  [['chains', 0, 'nameRegistry'], registry],
  [['chains', 0, 'nameRegistry'], null],
  [
    ['chains', 0, 'nameRegistry'],
    { ...registry, address: '0x0' },
    'chains[0].nameRegistry.address: not a checksummed address (0x and 40 hexadecimal digits)',
  ],
  [
    ['chains', 0, 'nameRegistry'],
    { ...registry, reverseRoot: '.reverse' },
    'chains[0].nameRegistry.reverseRoot: not a name (80002105.reverse)',
  ],
  [
    ['chains', 0, 'nameRegistry'],
    { ...registry, suffix: 'base.eth' },
    'chains[0].nameRegistry.suffix: not the end of a name (.base.eth)',
  ],
  [
    ['treasury'],
    { chainId: 10, address: usdc },
    'treasury.chainId: is not one of the chains; allowed: 1, 8453',
  ],
  [['treasury'], usdc, "treasury: must be an object: null or { chainId: 1, address: '0x…' }"],
  [['guestbook'], true, "guestbook: must be an object: null or { owners: ['0x…'] }"],
  [
    ['guestbook'],
    { owners: [] },
    'guestbook.owners: needs an account that may hide entries; guestbook: null turns the guestbook off',
  ],
  [
    ['programs', 0],
    'pair',
    expect.stringMatching(/^programs\[0\]: no such program; allowed: pairs, .* and \d+ more$/),
  ],
  [['programs'], [], expect.stringMatching(/^programs: needs at least one program; allowed: /)],
  [['programs'], ['swap', 'notepad', 'swap'], 'programs[2]: swap is listed twice'],
  [['defaultSkin'], 'plus', 'defaultSkin: no such skin; allowed: cat-club, standard, night-cat'],
  [['skins'], ['catclub'], 'skins[0]: no such skin; allowed: cat-club, standard, night-cat'],
  [['skins'], ['standard'], 'defaultSkin: cat-club is not one of the skins; allowed: standard'],
  [['languages'], ['es'], 'languages: must include en'],
  [['languages'], ['en', 'pt'], expect.stringMatching(/^languages\[1\]: no such language; allowed: /)],
  [['site', 'name'], '', 'site.name: must not be empty'],
  [['site', 'name'], 98, 'site.name: must be a text'],
  [
    ['terms'],
    { title: 'Terms', paragraphs: ['Agree.'] },
    'terms: are files now: move the title and the paragraphs to community/terms/en.md, and translations to community/terms/<language>.md',
  ],
  [['showUnset'], 'yes', 'showUnset: must be true or false'],
  [['site'], null, 'site: must be an object'],
  [['site'], [], 'site: must be an object'],
  [['tokens'], [], 'tokens: must be an object'],
  [['links', 0, 'constructor'], null, 'links[0].constructor: is not a known setting'],
  [['tokens', 'constructor'], {}, 'tokens.constructor: is a name that cannot be used'],
  [
    ['history'],
    { days: 30, weeks: 1, months: 1 },
    'history.weeks: is not a known setting; allowed: days',
    'history.months: is not a known setting; allowed: days',
  ],
])('the setting %j = %j is a problem of chains, programs or skins', (path, value, ...problems) => {
  expect(problemsWith(path, value)).toEqual(problems)
})
