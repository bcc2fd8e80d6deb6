import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RowCells } from './row-list'

const address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const other = '0x52908400098527886E0F7030069857D2E4169EE7'

/**
 * Renders a cell: the visible text, with an ellipsis for the hidden part, and the text for screen readers and
 * tooltips.
 */
function cell(text: string) {
  const html = renderToStaticMarkup(<RowCells columns={['what']} texts={[text]} />)
  const plain = (markup: string) => markup.replace(/<[^>]+>/g, '')
  return { drawn: plain(html.replace(/<span class="[^"]*">[^<]*<\/span>/g, '…')), read: plain(html) }
}

test('an address in a row is shown short and announced in full', () => {
  const words = `Send to ${address}: 12 CAT (token ${other})`
  expect(cell(words)).toEqual({ drawn: 'Send to 0x14dC…9955: 12 CAT (token 0x5290…9EE7)', read: words })
})

test.each([`0x${'7'.repeat(64)}`, '0x14dC79964da2C08b23698B3D3cc7Ca32193d99', `a0x${'7'.repeat(40)}`, ''])(
  'a text that is not an address is shown unchanged: %s',
  (text) => expect(cell(text)).toEqual({ drawn: text, read: text }),
)
