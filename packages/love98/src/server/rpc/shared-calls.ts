import { AppError } from '@/domain/errors'
import { isShared, keyOf } from './answer-cache'
import type { NodeCall, SendCalls } from './ask-node'
import type { NodeState } from './node-gate'
import type { RpcOutcome } from './rpc-answer'

/** One request to a node. `join` counts a waiting client; after the last one leaves, the request is aborted. */
type Flight = { outcome: (call: NodeCall) => Promise<RpcOutcome>; join: () => () => void }

/**
 * Answers known calls from memory, and sends simultaneous identical calls once; a client that leaves does not affect
 * the others.
 */
export function withAnswerCache(ask: SendCalls, { memory, newest, counts }: NodeState): SendCalls {
  const flights = new Map<string, Flight>()

  function start(calls: readonly NodeCall[], sender: string): Flight {
    const leaving = new AbortController()
    const version = newest.version()
    const answered = ask(calls, { sender, signal: leaving.signal })
    const keys = calls.filter(isShared).map(keyOf)
    let waiting = 0
    const flight: Flight = {
      outcome: async (call) => {
        const key = keyOf(call)
        const index = calls.findIndex((own) => own === call || (isShared(own) && keyOf(own) === key))
        const outcome = (await answered)[index]
        if (!outcome) throw new AppError('node-unavailable', 'The node answered another number of calls')
        return outcome
      },
      join: () => {
        waiting++
        return () => {
          waiting--
          if (waiting > 0) return
          end()
          leaving.abort()
        }
      },
    }
    const end = () => {
      for (const key of keys) if (flights.get(key) === flight) flights.delete(key)
    }
    answered
      .then((outcomes) => {
        for (const [index, call] of calls.entries()) {
          const outcome = outcomes[index]
          if (outcome && isShared(call)) memory.keep(call, outcome, version)
        }
        if (calls.some(({ method }) => method === 'eth_sendRawTransaction')) newest.expire()
      })
      .catch(() => undefined)
      .finally(end)
    for (const key of keys) flights.set(key, flight)
    return flight
  }

  return async (calls, { sender, signal }) => {
    const answers = new Map<NodeCall, Promise<RpcOutcome> | RpcOutcome>()
    const joined = new Set<Flight>()
    const missing: NodeCall[] = []
    const asked = new Map<string, NodeCall>()
    for (const call of calls) {
      const known = isShared(call) ? memory.recall(call) : undefined
      const flight = isShared(call) ? flights.get(keyOf(call)) : undefined
      const twin = isShared(call) ? asked.get(keyOf(call)) : undefined
      if (known) {
        counts.hits++
        answers.set(call, known)
      } else if (flight) {
        counts.shared++
        joined.add(flight)
        answers.set(call, flight.outcome(call))
      } else if (!twin) {
        missing.push(call)
        if (isShared(call)) asked.set(keyOf(call), call)
      } else counts.shared++
    }
    if (missing.length > 0) {
      const flight = start(missing, sender)
      joined.add(flight)
      for (const call of missing) answers.set(call, flight.outcome(call))
    }
    const leave = [...joined].map((flight) => flight.join())
    try {
      const waiting = calls.map((call) => answers.get(call) ?? answers.get(asked.get(keyOf(call)) ?? call))
      return (await untilLeft(Promise.all(waiting), signal)) as RpcOutcome[]
    } finally {
      for (const go of leave) go()
    }
  }
}

/** @throws {AppError} `bad-request` if the client has left */
async function untilLeft<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  if (!signal) return answer
  answer.catch(() => undefined)
  let leave: () => void = () => undefined
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new AppError('bad-request', new Error('The client disconnected')))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave)
  })
  try {
    return await Promise.race([answer, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
