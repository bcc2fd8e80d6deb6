import type { Address } from '@/domain/address'

// The parts that answers of the guestbook are made of. A schema library would be as large as the whole program.
// Each throws a TypeError for another shape.

export function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('not an object')
  return value as Record<string, unknown>
}

export function readArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a text')
  return value
}

export function readNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('not a whole number')
  return value
}

export function readFlag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError('not true or false')
  return value
}

export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) throw new TypeError('not an address')
  return value as Address
}
