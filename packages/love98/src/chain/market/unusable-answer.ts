/**
 * Reports an answer of a node that does not fit the request: another block, an unknown contract, no number. Nothing of
 * it is stored.
 */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
  readonly code = 'unusable-answer'
}
