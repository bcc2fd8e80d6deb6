import { expect, test } from 'vitest'
import { keepRules, modulesIn } from '../../../scripts/lib/build/split-styles.mjs'

test('the modules of a page are those of the classes in its markup', () => {
  const html =
    '<style>.style0_a{}</style><p class="shown0_a plain shown0_b">class=text</p><i class="_9shown_a"></i><script>x=\' class="script_a"\'</script>'
  expect([...modulesIn(html)].sort()).toEqual(['9shown', 'shown0'])
})

const css = [
  '@layer a,b;',
  '@font-face{font-family:f}',
  'button{color:red}',
  '.theme-love{color:red}',
  '@layer a{.shown0_a{color:red}.hidden_a{color:red}@media print{._9hidde_a{color:red}}}',
  '.shown0_a .hidden_b{color:red}',
  '.hidden_a,.shown0_b:hover{color:red}',
  '@media print{.hidden_c{color:red}}',
  '@keyframes hidden_move{0%{left:0}}',
  '@keyframes shown0_move{0%{left:0}}',
].join('')

test('a page keeps, in order, the rules of its modules and those of none', () => {
  const shown = (modules: readonly string[]) => modules.every((hash) => hash === 'shown0')
  expect(keepRules(css, shown)).toBe(
    [
      '@layer a,b;',
      '@font-face{font-family:f}',
      'button{color:red}',
      '.theme-love{color:red}',
      '@layer a{.shown0_a{color:red}}',
      '.hidden_a,.shown0_b:hover{color:red}',
      '@keyframes shown0_move{0%{left:0}}',
    ].join(''),
  )
})

test('what is left for later is the rest: no rule is lost', () => {
  const rest = keepRules(css, (modules) => !modules.every((hash) => hash === 'shown0'))
  expect(rest).toBe(
    [
      '@layer a{.hidden_a{color:red}@media print{._9hidde_a{color:red}}}',
      '.shown0_a .hidden_b{color:red}',
      '.hidden_a,.shown0_b:hover{color:red}',
      '@media print{.hidden_c{color:red}}',
      '@keyframes hidden_move{0%{left:0}}',
    ].join(''),
  )
})
