/** The two symbols in a pair's name: `CAT-USDT` trades the base asset CAT for the token USDT `[S3.9]`. */
export function pairSymbols(name: string): readonly [base: string, token: string] {
  const [base = '', token = ''] = name.split('-')
  return [base, token]
}
