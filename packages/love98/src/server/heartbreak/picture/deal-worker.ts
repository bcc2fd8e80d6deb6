import { parentPort } from 'node:worker_threads'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import { dealBoard, dealWithin } from '@/domain/heartbreak/generator/generator'
import type { DealAnswer, DealRequest } from './board-dealer'

// A thread of the server: deals boards for pictures within a budget, so that no board holds the event loop.

// Warms up the code: cold code is several times slower, which would count against the first boards.
for (const level of levels) dealBoard({ level, seed: new Uint8Array(seedBytes) })

parentPort?.on('message', (request: DealRequest) => parentPort?.postMessage(answer(request)))
parentPort?.postMessage({ kind: 'ready' } satisfies DealAnswer)

function answer({ boardId, budget }: DealRequest): DealAnswer {
  const name = parseBoardId(boardId)
  if (!name.ok) return { kind: 'slow' }
  const end = performance.now() + budget
  const board = dealWithin(name.value, () => performance.now() >= end)
  return board ? { kind: 'dealt', hearts: board.hearts, guessFree: board.guessFree } : { kind: 'slow' }
}
