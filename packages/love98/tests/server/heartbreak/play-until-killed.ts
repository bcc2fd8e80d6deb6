import { createHash } from 'node:crypto'
import { endGame, insertGame } from '../../../src/server/db/heartbreak-games.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { writeLine } from '../write-line.ts'

// Opens the database that the argument names, and starts and finishes games until the process is killed. Each line of
// the output acknowledges one step: `b` (begun) or `e` (ended), and the number of the game. The argument also contains
// the board, the time and the log.

const [place = '', input = ''] = process.argv.slice(2)
const { boardId, player, issuedAt, log } = JSON.parse(input)
const database = await openDatabase(JSON.parse(place))
const say = (kind: string, number: number) => writeLine(`${kind} ${number}`)
for (let number = 1; ; number++) {
  const id = number.toString(16).padStart(32, '0')
  const nonceHash = createHash('sha256').update(id).digest('hex')
  await insertGame(database, {
    ...{ id, player, address: player, chainId: null, level: 'crush', kind: 'free', date: '2026-11-18' },
    ...{ boardId, image: 0, nonceHash, issuedAt: new Date(issuedAt) },
  })
  say('b', number)
  if (number % 2 === 1) continue
  await endGame(
    database,
    { id, nonceHash },
    {
      ...{ status: 'ranked', finishedAt: new Date(issuedAt), timeMs: number, threeBv: 1, actions: 1 },
      ...{ hints: 0, lovePoints: 1, log },
    },
  )
  say('e', number)
}
