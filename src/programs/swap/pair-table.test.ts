// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iconNames } from '@/ui/generated/icons'
import { PairTable } from './pair-table'

const love = '0x1111111111111111111111111111111111111111'

test('[S2.13] a pair is drawn with icon, name, price and a link to the exchange in a new tab', () => {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(PairTable, {
      pairs: [{ name: 'LOVE-ETH', icon: 'coin-eth', token: 'ETH', baseAsset: 'LOVE' }],
      site: 'https://swap.example/{base}/{token}',
      tokens: { LOVE: { address: love } },
      price: () => ({ numerator: 1n, denominator: 4n }),
    }),
  )
  const [name, price] = document.querySelectorAll('tbody th, tbody td')
  expect([name?.textContent, price?.textContent]).toEqual(['LOVE-ETH', '0.25 ETH'])
  expect(name?.querySelector('.icon')?.getAttribute('style')).toBe(`--icon:${iconNames.indexOf('coin-eth')}`)
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe(`https://swap.example/${love}/ETH`)
  expect(link?.getAttribute('target')).toBe('_blank')
})
