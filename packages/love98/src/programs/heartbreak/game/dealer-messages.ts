import type { Deduction } from '@/domain/heartbreak/solver/deduction'

/** A request to the worker; its answer has the same `id`. */
export type DealerRequest = { readonly id: number } & (
  | { readonly kind: 'deal'; readonly boardId: string; readonly image: number }
  | {
      readonly kind: 'deduce'
      readonly columns: number
      readonly rows: number
      readonly broken: number
      readonly shown: Int8Array
      readonly near: number
    }
)

export type DealerAnswer = { readonly id: number } & (
  | {
      readonly kind: 'dealt'
      readonly hearts: Uint8Array
      readonly start: number
      readonly guessFree: boolean
    }
  | { readonly kind: 'deduced'; readonly known: Deduction }
  | { readonly kind: 'failed'; readonly problem: string }
)
