import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { fieldOf } from '@/domain/heartbreak/board/field'
import { imageOf } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { findDeduction } from '@/domain/heartbreak/solver/deduction'
import type { DealerAnswer, DealerRequest } from './dealer-messages'

// Web worker: deals boards and searches for deductions off the main thread.

addEventListener('message', ({ data }: MessageEvent<DealerRequest>) => {
  postMessage(answer(data))
})

function answer(request: DealerRequest): DealerAnswer {
  const { id } = request
  try {
    if (request.kind === 'deduce') {
      const { columns, rows, broken, shown, near } = request
      return {
        id,
        kind: 'deduced',
        known: findDeduction({ field: fieldOf(columns, rows), broken, shown }, near),
      }
    }
    const name = parseBoardId(request.boardId)
    if (!name.ok) return { id, kind: 'failed', problem: name.problem }
    const { hearts, start, guessFree } = imageOf(dealBoard(name.value), request.image)
    return { id, kind: 'dealt', hearts, start, guessFree }
  } catch (error) {
    return { id, kind: 'failed', problem: error instanceof Error ? error.message : '' }
  }
}
