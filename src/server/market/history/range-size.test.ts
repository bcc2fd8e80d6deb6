import { describe, expect, test } from 'vitest'
import { firstSize, grown, shrunk } from './range-size'

describe('the number of blocks that is asked for', () => {
  test('begins at 500, grows by a twentieth, and not beyond 5,000', () => {
    expect(firstSize.blocks).toBe(500)
    expect(grown(firstSize).blocks).toBe(525)
    let size = firstSize
    for (let answers = 0; answers < 200; answers++) size = grown(size)
    expect(size.blocks).toBe(5_000)
  })

  test.each([
    ['eth_getLogs is limited to a 5 range', 5],
    ['eth_getLogs is limited to a 10,000 range', 250],
    [
      'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range. ' +
        'Based on your parameters, this block range should work: [0x1000, 0x1009].',
      10,
    ],
    ['Log response size exceeded. this block range should work: [0x0, 0x63]', 100],
    ['query returned more than 10000 results. Try with this block range [0x10, 0x4f].', 64],
    ['query returned more than 10000 results', 250],
    ['block range is too wide', 250],
    ['exceed maximum block range: 300', 300],
    ['eth_getLogs range is too large, max is 1k blocks', 250],
    ['Max range: 100', 100],
    ['Block range limit exceeded', 250],
    ['The request took too long to respond. The request timed out.', 250],
    ['HTTP request failed. Status: 413', 250],
  ])('"%s" makes %i of 500', (text, blocks) => {
    expect(shrunk(firstSize, text)?.blocks).toBe(blocks)
  })

  test('a limit in blocks is kept: the number never grows beyond it again', () => {
    const limited = shrunk(firstSize, 'eth_getLogs is limited to a 5 range')
    expect(limited && grown(limited).blocks).toBe(5)
    const suggested = shrunk(firstSize, 'Try with this block range [0x10, 0x4f].')
    expect(suggested && grown(suggested).blocks).toBe(67)
  })

  test.each(['execution reverted', 'Unauthorized', 'header not found', ''])(
    '"%s" is no refusal of a range',
    (text) => {
      expect(shrunk(firstSize, text)).toBeNull()
    },
  )

  test('one block is not divided', () => {
    expect(shrunk({ blocks: 1, limit: 1 }, 'block range is too wide')).toBeNull()
  })

  test('numbers of a provider that make no sense are no hints', () => {
    expect(shrunk(firstSize, 'range [0x50, 0x10] should work')?.blocks).toBe(250)
    expect(shrunk(firstSize, 'limited to a 0 range')?.blocks).toBe(250)
    expect(shrunk(firstSize, `limited to a ${'9'.repeat(400)} range`)?.blocks).toBe(250)
  })
})
