/** Makes child spans of the request that runs; the HTTP server offers it where traces are exported. */
export type Tracer = {
  trace<Value>(
    name: string,
    attributes: Record<string, string | number>,
    work: () => Promise<Value>,
  ): Promise<Value>
}

let tracer: Tracer | undefined

/** Makes spans from now on. */
export function setTracer(offered: Tracer): void {
  tracer = offered
}

/**
 * Does some work of a request as a span of its trace; without traces it is done all the same.
 * @param name of few values, none of them from a visitor, and without an address
 */
export function withSpan<Value>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer ? tracer.trace(name, attributes, work) : work()
}
