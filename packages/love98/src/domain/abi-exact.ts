import type { Hex } from './hex'

type Leaf = 'word' | 'bytes'

/** The shape of an argument: a static word, bytes, a list, or a struct with a dynamic field. */
export type AbiShape = Leaf | { readonly list: Leaf } | { readonly struct: readonly Leaf[] }

type LeafOf<Shape> = Shape extends 'word' ? bigint : Hex

type ValueOf<Shape> = Shape extends Leaf
  ? LeafOf<Shape>
  : Shape extends { readonly list: infer Item }
    ? readonly LeafOf<Item>[]
    : Shape extends { readonly struct: infer Fields }
      ? { readonly [Index in keyof Fields]: LeafOf<Fields[Index]> }
      : never

type ValuesOf<Shapes> = { readonly [Index in keyof Shapes]: ValueOf<Shapes[Index]> }

/**
 * Decodes values that are encoded exactly as the ABI of Solidity encodes them: tails in the order of their heads, zeros
 * as padding, and nothing behind them. A contract accepts other encodings too, with which a decoder could read other
 * values than the contract; those give null.
 * @param digits hex digits without `0x`
 */
export function decodeExactly<const Shapes extends readonly AbiShape[]>(
  shapes: Shapes,
  digits: string,
): ValuesOf<Shapes> | null {
  if (!/^[0-9a-f]*$/i.test(digits)) return null
  const read = readValues(shapes, digits, 0)
  // `readValues` returns one value for each shape.
  return read?.end === digits.length ? (read.values as never) : null
}

/** `end`: the place behind the value, in hex digits. */
type Read<Value> = { readonly values: Value; readonly end: number }

function readValues(shapes: readonly AbiShape[], digits: string, start: number): Read<unknown[]> | null {
  let end = start + 64 * shapes.length
  if (end > digits.length) return null
  const values: unknown[] = []
  for (const [index, shape] of shapes.entries()) {
    const head = numberAt(digits, start + 64 * index)
    if (shape === 'word') {
      values.push(head)
      continue
    }
    if (head * 2n !== BigInt(end - start)) return null
    const tail = readTail(shape, digits, end)
    if (!tail) return null
    values.push(tail.values)
    end = tail.end
  }
  return { values, end }
}

function readTail(shape: Exclude<AbiShape, 'word'>, digits: string, start: number): Read<unknown> | null {
  if (typeof shape === 'object' && 'struct' in shape) return readValues(shape.struct, digits, start)
  const place = start + 64
  if (place > digits.length) return null
  const length = numberAt(digits, start)
  if (length > BigInt(digits.length - place)) return null
  if (shape !== 'bytes') return readValues(Array(Number(length)).fill(shape.list), digits, place)
  const [last, end] = [place + 2 * Number(length), place + 64 * Math.ceil(Number(length) / 32)]
  if (end > digits.length || /[^0]/.test(digits.slice(last, end))) return null
  return { values: `0x${digits.slice(place, last)}`, end }
}

function numberAt(digits: string, place: number): bigint {
  return BigInt(`0x${digits.slice(place, place + 64)}`)
}
