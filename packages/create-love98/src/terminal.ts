import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'

export type Terminal = {
  write: (text: string) => void
  read: () => Promise<string>
}

/** The person typed `back`. */
export class GoBack extends Error {
  override readonly name = 'GoBack'
  readonly code = 'go-back'
}

/** An answer that cannot be used. The message is for the person. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer'
  readonly code = 'wrong-answer'
}

/**
 * The terminal of this process, which handles Ctrl+C itself.
 * @returns `read` throws a UserError at the end of the input
 */
export function openTerminal({
  input,
  output,
  signal,
}: {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  signal: AbortSignal
}): Terminal & { close: () => void } {
  const lines = createInterface({ input, terminal: false, signal })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    write: (text) => void output.write(text),
    async read() {
      const { done, value } = await iterator.next()
      signal.throwIfAborted()
      if (done) throw new UserError('\nThe input ended before every question was answered. Nothing was made.')
      return value
    },
    close: () => lines.close(),
  }
}

/**
 * Asks one line. Enter accepts the preset. An answer that `read` refuses is explained and asked for again.
 * @param read converts a line to the value. It throws `WrongAnswer` for one that cannot be used
 * @throws {GoBack} for `back`
 */
export async function ask<Value>(
  terminal: Terminal,
  label: string,
  preset: string,
  read: (text: string) => Value | Promise<Value>,
): Promise<Value> {
  for (;;) {
    terminal.write(`  ${label} [${preset}]: `)
    const line = (await terminal.read()).trim()
    if (line.toLowerCase() === 'back') throw new GoBack('back')
    try {
      return await read(line || preset)
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error
      terminal.write(`    ${line ? `${printed(line)}: ` : ''}${error.message}\n`)
    }
  }
}

/** Asks for yes or no. */
export function confirm(terminal: Terminal, question: string, preset: 'yes' | 'no'): Promise<boolean> {
  return ask(terminal, question, preset, (text) => {
    if (/^y(es)?$/i.test(text)) return true
    if (/^no?$/i.test(text)) return false
    throw new WrongAnswer('type yes or no')
  })
}

/** Returns a reader that checks an answer by a schema. @param convert the line to the input of the schema */
export function bySchema<Value>(
  schema: v.GenericSchema<unknown, Value>,
  convert: (text: string) => unknown = (text) => text,
): (text: string) => Value {
  return (text) => {
    const parsed = v.safeParse(schema, convert(text), { abortPipeEarly: true })
    if (parsed.success) return parsed.output
    throw new WrongAnswer(parsed.issues[0].message)
  }
}

/** @throws {WrongAnswer} if the value is a problem */
export function orWrong<Value>(found: Value | string): Exclude<Value, string> {
  if (typeof found === 'string') throw new WrongAnswer(found)
  return found as Exclude<Value, string>
}

/** Splits a typed list at commas and white space. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** A typed line as it is repeated in a message. */
function printed(text: string): string {
  const plain = text.replaceAll(/\p{C}/gu, '')
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
