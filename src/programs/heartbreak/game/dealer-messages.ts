import type { Knowable } from '@/domain/heartbreak/solver/deduction'

/** What the page asks of the thread that thinks, and what that answers; `id` joins the two. */
export type DealerRequest = { readonly id: number } & (
  | { readonly kind: 'deal'; readonly boardId: string; readonly image: number }
  | {
      readonly kind: 'know'
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
  | { readonly kind: 'known'; readonly known: Knowable }
  | { readonly kind: 'failed'; readonly problem: string }
)
