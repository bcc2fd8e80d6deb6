/**
 * Reads a body of at most `maxBytes` bytes; returns null for a longer one and does not read the rest.
 * @param options `isCanceled`: cancels a stream that is too long, which ends its connection; Node 20 throws outside of
 * every promise if that is a request whose next part is on its way (`Readable.toWeb`: "Controller is already closed")
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  { isCanceled = true }: { isCanceled?: boolean } = {},
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > maxBytes) {
      // Not awaited, because the answer must not wait for a sender that never ends.
      if (isCanceled) reader?.cancel().catch(() => undefined)
      return null
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
