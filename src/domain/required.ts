/** What the kit's actions cannot do without `[S5.7]`. */
export type RequiredInput = 'connector' | 'message' | 'chainId' | 'address' | 'name'

/**
 * Hands an input on, if there is one.
 * @throws {TypeError} `connector is required`, and likewise for the others
 */
export function required<Value>(input: RequiredInput, value: Value | null | undefined): Value {
  if (value === null || value === undefined || value === '') throw new TypeError(`${input} is required`)
  return value
}
