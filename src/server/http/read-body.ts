import 'server-only'
import { LoveError } from '@/domain/errors'
import { readJson } from './read-json'

/** A check of a value by any library that implements Standard Schema (https://standardschema.dev). */
export type Schema<Output> = {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly path?: readonly Step[] | undefined }[] }

type Step = PropertyKey | { readonly key: PropertyKey }

/** Reads a body of a known shape. @throws {LoveError} `bad-request`, `too-large` */
export async function readBody<Output>(
  request: Request,
  schema: Schema<Output>,
  maxBytes: number,
): Promise<Output> {
  return read(schema, await readJson(request, { maxBytes }))
}

/** Reads the query of an address, in which every name stands once. @throws {LoveError} `bad-request` */
export async function readQuery<Output>(request: Request, schema: Schema<Output>): Promise<Output> {
  return read(schema, Object.fromEntries(new URL(request.url).searchParams))
}

async function read<Output>(schema: Schema<Output>, given: unknown): Promise<Output> {
  const result = await schema['~standard'].validate(given)
  if (!result.issues) return result.value
  // Only where it is wrong, never what was sent: a library's message may repeat it.
  const places = result.issues.map(({ path = [] }) => `${path.map(nameOf).join('.') || 'all of it'}: wrong`)
  throw new LoveError('bad-request', new Error(places.join('; ')))
}

function nameOf(step: Step): string {
  return String(typeof step === 'object' ? step.key : step)
}
