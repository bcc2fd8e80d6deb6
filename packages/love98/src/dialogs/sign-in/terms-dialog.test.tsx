import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TermsText } from './terms-dialog'

const terms = {
  title: 'Terms',
  paragraphs: ['Agree.', { heading: 'Privacy' }, '- One\n- Two'],
}

test('terms have paragraphs and headings', () => {
  expect(renderToStaticMarkup(<TermsText terms={terms} />)).toBe(
    '<p dir="auto">Agree.</p><h3 dir="auto">Privacy</h3><p dir="auto">- One\n- Two</p>',
  )
})

test('terms in another language than the page have a line that names it', () => {
  expect(
    renderToStaticMarkup(<TermsText terms={{ ...terms, paragraphs: ['Agree.'], language: 'en' }} />),
  ).toBe('<p>These terms are available in this language only: English.</p><p lang="en" dir="auto">Agree.</p>')
})
