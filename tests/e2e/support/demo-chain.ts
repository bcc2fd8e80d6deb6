/** Where the demo chain of the product under test answers. */
export const chainUrl = process.env.DEMO_CHAIN_URL ?? ''

/** Asks the demo chain's node itself, past the product. */
export async function askNode(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(chainUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result } = (await response.json()) as { result: unknown }
  return result
}
