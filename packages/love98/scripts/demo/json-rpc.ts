type RpcCall = { method: string; params?: readonly unknown[] }

type RpcAnswer = { id: number; result?: unknown; error?: { message: string } }

/**
 * Makes one JSON-RPC 2.0 call to a local node.
 * @returns the answer's result
 * @throws {Error} when the node does not answer or answers with an error
 */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const [result] = await callRpcBatch(url, [{ method, params }])
  return result
}

/**
 * Makes many JSON-RPC 2.0 calls in one request; the node may run them in any order.
 * @returns the results in the order of the calls
 * @throws {Error} naming the first call that failed
 */
export async function callRpcBatch(url: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  if (calls.length === 0) return []
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params })),
    ),
  })
  if (!response.ok) throw new Error(`The node at ${url} answered with HTTP status ${response.status}`)
  const answers: RpcAnswer[] = await response.json()
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return calls.map(({ method }, id) => {
    const answer = byId.get(id)
    if (!answer) throw new Error(`The node at ${url} left ${method} unanswered`)
    if (answer.error) throw new Error(`The node at ${url} refused ${method}: ${answer.error.message}`)
    return answer.result
  })
}
