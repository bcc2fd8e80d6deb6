/** The inputs that the wallet kit's actions require `[S5.7]`. */
export type RequiredInput = 'connector' | 'message' | 'chainId' | 'address' | 'name'

/**
 * Returns an input if it has a value.
 * @throws {TypeError} such as `connector is required`
 */
export function requireInput<Value>(input: RequiredInput, value: Value | null | undefined): Value {
  if (value === null || value === undefined || value === '') throw new TypeError(`${input} is required`)
  return value
}
