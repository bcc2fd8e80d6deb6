import { describe, expect, it } from 'vitest'
import { balanceLabel } from './label-lines'

const lines = (label: string) => balanceLabel(label)?.split(' ') ?? null

describe('the lines of a label on the desktop', () => {
  it('leaves a label alone that fits one line, and a single word', () => {
    expect(balanceLabel('Swap Pairs')).toBeNull()
    expect(balanceLabel('Grundstücksverkehr')).toBeNull()
  })
  it('gives two words a line each', () => {
    expect(lines('Display Properties')).toEqual(['Display', 'Properties'])
  })
  it('divides more words where the longer line is shortest', () => {
    expect(lines('The Love Letter Box')).toEqual(['The\u00a0Love', 'Letter\u00a0Box'])
    expect(lines('Go to the Moon')).toEqual(['Go\u00a0to', 'the\u00a0Moon'])
  })
  it('leaves a label to the browser whose lines would be longer than the cell', () => {
    expect(balanceLabel('Propiedades de la pantalla principal')).toBeNull()
  })
})
