import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture'

// Proves S2.2
test('a picture is requested from the image route, in its own size and in twice that size', () => {
  const markup = renderToStaticMarkup(<Picture path="/assets/pictures/one & two.png" size={32} />)
  const address = '/_next/image?url=%2Fassets%2Fpictures%2Fone%20%26%20two.png'
  const html = markup.replaceAll('&amp;', '&')
  expect(html).toContain(`src="${address}&w=32&q=75"`)
  expect(html).toContain(`srcSet="${address}&w=32&q=75 1x, ${address}&w=64&q=75 2x"`)
})
