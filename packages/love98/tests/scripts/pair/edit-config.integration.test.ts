import { expect, test } from 'vitest'
import { addToConfig } from '../../../scripts/lib/pair/edit-config.ts'

const pair = { setting: 'pairs', source: "{ name: 'CAT-DOG' }" }

test.each([
  ['an empty list', 'export default { pairs: [] }', "export default { pairs: [\n  { name: 'CAT-DOG' },\n] }"],
  [
    'a list on one line',
    "export default { pairs: ['🐱'] }",
    "export default { pairs: ['🐱', { name: 'CAT-DOG' }] }",
  ],
  [
    'a list with a comma at its end',
    'export default {\n  pairs: [\n    a, // first, in [brackets]\n    // nothing more\n  ],\n} satisfies X',
    "export default {\n  pairs: [\n    a, // first, in [brackets]\n    { name: 'CAT-DOG' },\n    // nothing more\n  ],\n} satisfies X",
  ],
  [
    'a list without a comma at its end',
    'export default {\n\tpairs: [\n\t\ta // first, still\n\t],\n}',
    "export default {\n\tpairs: [\n\t\ta, // first, still\n\t\t{ name: 'CAT-DOG' },\n\t],\n}",
  ],
  [
    'an empty list with a comment',
    'export default {\n  pairs: [\n    // none yet\n  ],\n}',
    "export default {\n  pairs: [\n    // none yet\n    { name: 'CAT-DOG' },\n  ],\n}",
  ],
  [
    'a constant',
    'const pairs = [a] as const\nexport default { pairs }',
    "const pairs = [a, { name: 'CAT-DOG' }] as const\nexport default { pairs }",
  ],
])('a value is added to %s, and all else stays', (_, source, expected) => {
  expect(addToConfig(source, [pair])).toBe(expected)
})

test('several settings are changed at once', () => {
  const token = { setting: 'tokens', source: 'DOG: 1' }
  expect(addToConfig('export default { tokens: { CAT: 1 }, pairs: [a] }', [token, pair])).toBe(
    "export default { tokens: { CAT: 1, DOG: 1 }, pairs: [a, { name: 'CAT-DOG' }] }",
  )
})

test.each([
  ['export default { pairs: list() }', /pairs is not a plain list[\s\S]*\{ name: 'CAT-DOG' \},/],
  ['export default { }', /pairs is not a plain list/],
  ['export default { pairs: [', /is not TypeScript/],
])('the file %j is not edited', (source, message) => {
  expect(() => addToConfig(source, [pair])).toThrow(message)
})
