/** The types of typed data (EIP-712) from their encoded form, `Mail(Person to,string text)Person(address wallet)`. */
export function typesOf(encoded: string): Record<string, { name: string; type: string }[]> {
  return Object.fromEntries(
    [...encoded.matchAll(/(\w+)\(([^()]*)\)/g)].map(([, name = '', fields = '']) => [
      name,
      fields
        .split(',')
        .filter((field) => field !== '')
        .map((field) => {
          const [type = '', of = ''] = field.split(' ')
          return { name: of, type }
        }),
    ]),
  )
}

/** Typed data of an encoded type, of which the first struct is what is signed. */
export function typedData(
  encoded: string,
  message: Record<string, unknown>,
  domain: Record<string, unknown> = {},
) {
  return { types: typesOf(encoded), primaryType: encoded.slice(0, encoded.indexOf('(')), domain, message }
}
