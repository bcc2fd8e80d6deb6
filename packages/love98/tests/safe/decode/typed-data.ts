/**
 * Parses the types of typed data (EIP-712) from their encoded form, `Mail(Person to,string text)Person(address
 * wallet)`.
 */
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

/** Creates typed data of an encoded type; its first struct is the message. */
export function typedData(
  encoded: string,
  message: Record<string, unknown>,
  domain: Record<string, unknown> = {},
) {
  return { types: typesOf(encoded), primaryType: encoded.slice(0, encoded.indexOf('(')), domain, message }
}

type Types = ReturnType<typeof typesOf>

/** Returns the same value of each type every time: accounts of the digit e, the number 7, texts, data of one byte. */
export function sampleOf(type: string, types: Types): unknown {
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) return Array.from({ length: Number(length || 1) }, () => sampleOf(item, types))
  const fields = types[type]
  if (fields) return Object.fromEntries(fields.map(({ name, type: of }) => [name, sampleOf(of, types)]))
  if (type === 'address') return `0x${'e'.repeat(40)}`
  if (type === 'bool') return true
  if (type === 'string') return 'a text'
  if (type.startsWith('bytes')) return `0x${'1d'.repeat(Number(type.slice(5) || 1))}`
  return '7'
}

export function sampleMessage(
  encoded: string,
  domain: Record<string, unknown>,
  different: Record<string, unknown> = {},
) {
  const name = encoded.slice(0, encoded.indexOf('('))
  const values = sampleOf(name, typesOf(encoded)) as Record<string, unknown>
  return typedData(encoded, { ...values, ...different }, domain)
}
