export const chainUrl = process.env.DEMO_CHAIN_URL ?? ''

/** Sends a request directly to the demo chain's node, not through the product. */
export async function askNode(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(chainUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result } = (await response.json()) as { result: unknown }
  return result
}
