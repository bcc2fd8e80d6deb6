import { issueNonce, spendNonce } from '../../../src/server/db/nonces.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { hashToken } from '../../../src/server/db/session-token.ts'
import { openSession } from '../../../src/server/db/sessions.ts'
import { writeLine } from '../write-line.ts'

// Opens the database in its argument and writes until it is killed. Each line of its output is an acknowledgement: `i`
// issued, `s` spent, `o` session opened, and the number.

const [place = '', prefix = ''] = process.argv.slice(2)
const database = await openDatabase(JSON.parse(place))
const expiresAt = new Date(Date.now() + 3_600_000)
const fields = {
  domain: 'localhost',
  address: '0x0000000000000000000000000000000000000001',
  statement: '',
  uri: 'http://localhost',
  version: '1',
  chainId: 1,
  issuedAt: '',
  expirationTime: '',
  requestId: '',
} as const
const say = (kind: string, number: number) => writeLine(`${kind} ${prefix}${number}`)
for (let number = 0; ; number++) {
  const nonce = `${prefix}${number}`
  await issueNonce(database, {
    nonce,
    kind: 'plain',
    browserHash: hashToken('browser'),
    fields: { ...fields, nonce },
    expiresAt,
  })
  say('i', number)
  if (number % 2 === 1) continue
  await spendNonce(database, nonce, new Date())
  say('s', number)
  await openSession(database, {
    tokenHash: hashToken(nonce),
    address: fields.address,
    chainId: fields.chainId,
    kind: 'account',
    now: new Date(),
    expiresAt,
  })
  say('o', number)
}
