import { describe, expect, test } from 'vitest'
import { pictureOfUri } from './picture-of-uri'

const png = 'data:image/png;base64,iVBORw0KGgo='
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const json = (metadata: object) => `data:application/json;base64,${btoa(JSON.stringify(metadata))}`

describe('on-chain token pictures', () => {
  test.each([
    ['in JSON of base64', json({ image: png }), png],
    [
      'in JSON as it is',
      `data:application/json;utf8,${JSON.stringify({ image: png, name: '100% love' })}`,
      png,
    ],
    [
      'in JSON of percent signs',
      `data:application/json,${encodeURIComponent(JSON.stringify({ image: png }))}`,
      png,
    ],
    ['as an SVG', json({ image_data: svg }), `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ['alone', png, png],
  ])('a picture %s is found', (_, uri, url) => {
    expect(pictureOfUri(uri)).toEqual({ kind: 'picture', url })
  })
})

describe('other token URIs', () => {
  test.each([
    ['a picture on another server', json({ image: 'https://x.example/1.png' }), 'elsewhere'],
    ['a picture of a network of files', json({ image: 'ipfs://x/1.png' }), 'elsewhere'],
    ['metadata on another server', 'https://x.example/1', 'elsewhere'],
    ['a script', 'javascript:alert(1)', 'elsewhere'],
    ['a page', 'data:text/html,<script>alert(1)</script>', 'none'],
    ['a page as a picture', json({ image: 'data:text/html,<b>' }), 'none'],
    ['a page that is named like a picture', json({ image: 'data:image/svg+xmlx,<b>' }), 'none'],
    ['a picture within a text', json({ image: ` x ${png}` }), 'elsewhere'],
    ['no text', json({ image: { toString: png } }), 'none'],
    ['a list', json([png]), 'none'],
    ['what is inherited', `data:application/json,${JSON.stringify({})}`, 'none'],
    ['JSON that is none', 'data:application/json,{', 'none'],
    ['base64 that is none', 'data:application/json;base64,####', 'none'],
    ['bytes that are no text', `data:application/json;base64,${btoa('\xff')}`, 'none'],
    ['nothing', '', 'none'],
    ['metadata of megabytes', json({ image: png, more: 'x'.repeat(400_000) }), 'none'],
    ['a picture of megabytes', json({ image: `${png}${'A'.repeat(300_000)}` }), 'none'],
    ['an SVG with half a character', json({ image_data: '<svg \ud800>' }), 'picture'],
  ])('%s is not drawn', (_, uri, kind) => {
    expect(pictureOfUri(uri).kind).toBe(kind)
  })
})
