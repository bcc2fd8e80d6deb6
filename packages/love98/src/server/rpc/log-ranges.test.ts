import { describe, expect, test } from 'vitest'
import { firstRange, growRange, shrinkRange } from './log-ranges'

describe('the requested number of blocks', () => {
  test('the number of blocks begins at 500, grows by a twentieth each time, and is at most 5,000', () => {
    expect(firstRange.blocks).toBe(500)
    expect(growRange(firstRange).blocks).toBe(525)
    let size = firstRange
    for (let answers = 0; answers < 200; answers++) size = growRange(size)
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
  ])('the error "%s" reduces 500 blocks to %i', (text, blocks) => {
    expect(shrinkRange(firstRange, text)?.blocks).toBe(blocks)
  })

  test('a limit of a provider is respected from then on', () => {
    const limited = shrinkRange(firstRange, 'eth_getLogs is limited to a 5 range')
    expect(limited && growRange(limited).blocks).toBe(5)
    const suggested = shrinkRange(firstRange, 'Try with this block range [0x10, 0x4f].')
    expect(suggested && growRange(suggested).blocks).toBe(67)
  })

  test.each(['execution reverted', 'Unauthorized', 'header not found', ''])(
    'the error "%s" is not a refusal of the range',
    (text) => {
      expect(shrinkRange(firstRange, text)).toBeNull()
    },
  )

  test('a range of one block is not divided', () => {
    expect(shrinkRange({ blocks: 1, limit: 1 }, 'block range is too wide')).toBeNull()
  })

  test('implausible numbers of a provider are not used as limits', () => {
    expect(shrinkRange(firstRange, 'range [0x50, 0x10] should work')?.blocks).toBe(250)
    expect(shrinkRange(firstRange, 'limited to a 0 range')?.blocks).toBe(250)
    expect(shrinkRange(firstRange, `limited to a ${'9'.repeat(400)} range`)?.blocks).toBe(250)
  })
})
