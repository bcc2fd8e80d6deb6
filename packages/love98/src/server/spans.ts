/** Creates child spans of the current request; the HTTP server provides it if traces are exported. */
export type Tracer = {
  trace<Value>(
    name: string,
    attributes: Record<string, string | number>,
    work: () => Promise<Value>,
  ): Promise<Value>
}

let tracer: Tracer | undefined

export function setTracer(offered: Tracer): void {
  tracer = offered
}

/**
 * Runs a part of a request as a span of its trace, or without a span if traces are off.
 * @param name one of few values, without data from a visitor and without an address
 */
export function withSpan<Value>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Value>,
): Promise<Value> {
  return tracer ? tracer.trace(name, attributes, work) : work()
}
