import { LoveError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { handlePicture } from '@/server/heartbreak/picture/handle-picture'
import { boardPicture } from '@/server/heartbreak/picture/served-picture'
import { refuseMethod } from '@/server/http/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ boardId: string }> }

/** The picture of a practice board. */
export const GET = handlePicture<Context>(async ({ params }) => {
  const name = parseBoardId((await params).boardId ?? '')
  if (!name.ok) throw new LoveError('unknown-board')
  return boardPicture(name.value)
})

export const POST = refuseMethod('GET, HEAD')
