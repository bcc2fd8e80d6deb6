import * as v from 'valibot'

export type RpcOutcome = { result: unknown } | { error: { code: number; message: string; data?: string } }

/**
 * Parses a node's answers to the calls with the ids 0 to `count - 1`, in the order of the ids. Returns null unless the
 * body contains exactly one answer to each call.
 */
export function parseAnswers(body: unknown, count: number): RpcOutcome[] | null {
  const parsed = v.safeParse(answers, Array.isArray(body) ? body : [body])
  if (!parsed.success || parsed.output.length !== count) return null
  const byId = new Map(parsed.output.map((answer) => [answer.id, answer]))
  const outcomes: RpcOutcome[] = []
  for (let id = 0; id < count; id++) {
    const answer = byId.get(id)
    if (!answer) return null
    if (answer.error) outcomes.push({ error: publicError(answer.error) })
    else if ('result' in answer) outcomes.push({ result: answer.result })
    else return null
  }
  return outcomes
}

const integer = v.pipe(v.number(), v.safeInteger())
const nodeError = v.object({
  code: integer,
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
})
const answers = v.array(
  v.object({ id: integer, result: v.optional(v.unknown()), error: v.nullish(nodeError) }),
)

/**
 * A node's text may contain its provider, its plan or its key. Only phrases that clients act on are forwarded, with the
 * data of a revert, which comes from the contract.
 */
function publicError({ code, message, data }: v.InferOutput<typeof nodeError>): {
  code: number
  message: string
  data?: string
} {
  const phrase = phrases.exec(message)?.[0].toLowerCase()
  const revertData = typeof data === 'string' && /^0x[0-9a-f]*$/i.test(data) ? { data } : {}
  return { code, message: phrase ?? 'The node refused this call.', ...revertData }
}

const phrases = new RegExp(
  [
    'execution reverted',
    'gas required exceeds allowance',
    'max fee per gas (?:higher than 2\\^256-1|less than block base fee)',
    'fee cap (?:higher than 2\\^256-1|less than block base fee)',
    'max priority fee per gas higher than max fee per gas',
    'tip higher than fee cap',
    'nonce (?:too high|too low|has max value)',
    'transaction (?:already imported|is outdated|type not valid|underpriced)',
    'replacement transaction underpriced',
    'already known',
    'insufficient funds',
    'exceeds transaction sender account balance',
    'intrinsic gas too (?:high|low)',
    'gas limit reached',
    'out of gas',
  ].join('|'),
  'i',
)
