import { describe, expect, test } from 'vitest'
import { describeLiteralText, findLiteralTexts } from '../../../scripts/lib/check/literal-texts.ts'

const find = (text: string, path = 'src/shell/sample.tsx') => findLiteralTexts(new Map([[path, text]]))

describe('texts outside of the catalog', () => {
  test.each([
    ['between tags', 'const a = <p>Read me</p>', 'Read me'],
    ['in a choice', "const a = <p>{b ? 'Copied!' : c}</p>", 'Copied!'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source that is looked through
    ['in a template', 'const a = <p>{`${b} is closed`}</p>', 'is closed'],
    ['in a label', 'const a = <button aria-label="Close" />', 'Close'],
    ['in a label that is an expression', "const a = <img alt={b ?? 'Portrait'} />", 'Portrait'],
    ['in a tooltip', "const a = <p title={'Long date'} />", 'Long date'],
    ['in a row of a menu', "const a = [{ id: 'x', label: 'Open' }]", 'Open'],
    ['in the description of a program', "const a = { description: 'Reads text' }", 'Reads text'],
    ['in the description of a program', "const a = { description: 'Reads text' }", 'Reads text'],
    ['among the buttons of a message box', "ask({ buttons: ['OK', again] })", 'OK'],
  ])('texts are found %s', async (_, source, text) => {
    expect(await find(source)).toMatchObject([{ text, path: 'src/shell/sample.tsx', line: 1 }])
  })

  test.each([
    ['numbers and signs', "const a = <p>{'12:00'} × · ▸ x</p>"],
    ['texts of the catalogue', 'const a = <p aria-label={texts.close}>{texts.open}</p>'],
    [
      'attributes that are not shown',
      "const a = <p className={'button'} data-glyph=\"close\" role={'menu'} />",
    ],
    ['names of things', "const a = { id: 'open', kind: 'action', icon: 'folder' }"],
  ])('texts do not include %s', async (_, source) => {
    expect(await find(source)).toEqual([])
  })

  test.each([
    ['in the label of a link', "const labels = { explorer: 'Block Explorer' }", 'src/domain/navigation/a.ts'],
    ['in a table of errors', "const messages = { a: 'The server does not answer.' }", 'src/domain/a.ts'],
    [
      'in a refusal of the rules',
      "const refusals = { a: 'The heart is pinned.' }",
      'src/domain/heartbreak/run/a.ts',
    ],
    ['in a prompt of the Demo Wallet', "ask('This page asks to connect.')", 'src/demo/a.ts'],
    ['in an answer to a Safe', "throw invalid('The value is invalid')", 'src/safe/host/a.ts'],
    ['in the service worker', "new Response('There is no network now.')", 'src/browser/service-worker/a.ts'],
  ])('sentences are found %s', async (_, source, path) => {
    expect(await find(source, path)).toMatchObject([{ path, line: 1, where: 'a sentence' }])
  })

  test.each([
    ['an error for developers', "throw new RangeError('A skin needs a picture.')", 'src/domain/a.ts'],
    ['a class of the style sheet', "root.className = 'theme-standard large'", 'src/desktop/a.ts'],
    [
      'what a page of Safe writes',
      "const refusals = ['Transaction was rejected']",
      'src/safe/host/host-error.ts',
    ],
    ['the grammar of EIP-4361', "const field = 'Issued At: '", 'src/domain/sign-in/sign-in-grammar.ts'],
  ])('sentences do not include %s', async (_, source, path) => {
    expect(await find(source, path)).toEqual([])
  })

  test('texts are searched in rendering code only', async () => {
    for (const path of ['src/domain/a.ts', 'src/texts/en/a.ts', 'src/app/api/a/route.ts'])
      expect(await find("const a = { title: 'Words' }", path)).toEqual([])
    expect(await find("const a = { title: 'Words' }", 'src/programs/a/manifest.ts')).toHaveLength(1)
    for (const folder of ['shell', 'programs', 'dialogs', 'ui', 'app'])
      expect(await find("const a = { title: 'Words' }", `src/${folder}/a.ts`)).toHaveLength(1)
  })

  test('texts are reported with file and line, also after a comment with multibyte characters', async () => {
    const sources = new Map([
      ['src/ui/a.tsx', '/** … */\n\nconst a = <p>One</p>\n'],
      ['src/ui/b.tsx', '// é\nimport b from "b"\nconst c = (\n  <p>\n    Two words\n  </p>\n)\n'],
    ])
    const [one, two] = (await findLiteralTexts(sources)).map(describeLiteralText)
    expect(one).toContain('src/ui/a.tsx:3: "One"')
    expect(two).toMatch(/src\/ui\/b\.tsx:[45]: "Two words"/)
  })
})
