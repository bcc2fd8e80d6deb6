type Tracer = {
  trace<Value>(
    name: string,
    attributes: Record<string, string | number>,
    work: () => Promise<Value>,
  ): Promise<Value>
}

/**
 * Does some work of a request as a span of its trace; without traces it is done all the same.
 * @param name of few values, none of them from a visitor, and without an address
 */
export function traced<Value>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<Value>,
): Promise<Value> {
  const tracer = Reflect.get(globalThis, Symbol.for('love98.tracer')) as Tracer | undefined
  return tracer ? tracer.trace(name, attributes, work) : work()
}
