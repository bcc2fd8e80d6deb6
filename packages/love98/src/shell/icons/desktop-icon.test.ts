import { describe, expect, it } from 'vitest'
import { balanceLabel } from './desktop-icon'

const lines = (label: string) => balanceLabel(label)?.split(' ') ?? null

describe('the lines of a label on the desktop', () => {
  it('a label that fits one line, or is a single word, is not divided', () => {
    expect(balanceLabel('Swap Pairs')).toBeNull()
    expect(balanceLabel('Grundstücksverkehr')).toBeNull()
  })
  it('two words are on two lines', () => {
    expect(lines('Display Properties')).toEqual(['Display', 'Properties'])
  })
  it('more words are divided so that the longer line is shortest', () => {
    expect(lines('The Rose Letter Box')).toEqual(['The\u00a0Rose', 'Letter\u00a0Box'])
    expect(lines('Go to the Moon')).toEqual(['Go\u00a0to', 'the\u00a0Moon'])
  })
  it('a label with a line wider than the cell is left to the browser', () => {
    expect(balanceLabel('Propiedades de la pantalla principal')).toBeNull()
  })
})
