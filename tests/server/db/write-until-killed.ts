import { importTypeScript } from '../../../scripts/lib/import-typescript.mjs'
import { writeLine } from '../write-line.ts'

// Opens the database that its argument names and writes until it is killed. A line of its output is an
// acknowledgement: `i` issued, `s` spent, `o` session opened, and of which number.

const load = (name: string) => importTypeScript(`src/server/db/${name}.ts`) as Promise<any>
const [{ openDatabase }, { issueNonce, spendNonce }, { openSession }, { hashToken }] = await Promise.all(
  ['open-database', 'nonces', 'sessions', 'session-token'].map(load),
)

const [place = '', prefix = ''] = process.argv.slice(2)
const database = await openDatabase(JSON.parse(place))
const expiresAt = new Date(Date.now() + 3_600_000)
const say = (kind: string, number: number) => writeLine(`${kind} ${prefix}${number}`)
for (let number = 0; ; number++) {
  const nonce = `${prefix}${number}`
  await issueNonce(database, {
    nonce,
    kind: 'plain',
    browserHash: hashToken('browser'),
    fields: { nonce },
    expiresAt,
  })
  say('i', number)
  if (number % 2 === 1) continue
  await spendNonce(database, nonce, new Date())
  say('s', number)
  await openSession(database, {
    tokenHash: hashToken(nonce),
    address: '0x0000000000000000000000000000000000000001',
    chainId: 1,
    kind: 'account',
    now: new Date(),
    expiresAt,
  })
  say('o', number)
}
