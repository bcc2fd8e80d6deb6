/** A node answered, and not what it was asked: another block, an unknown contract, no number. Nothing of it is stored. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
  readonly code = 'unusable-answer'
}
