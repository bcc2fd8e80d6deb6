import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { signInMessage } from '../../../src/domain/sign-in/sign-in-message.ts'

/** ms between two visits. */
const pause = 500

/**
 * Visits one after another, each with its own account: sign in, read the session, start a ranked game, sign out.
 * @returns complete visits, and unexpected answers
 */
export async function visitSignedIn({
  url,
  until,
}: {
  url: string
  until: () => boolean
}): Promise<{ visits: number; failures: string[] }> {
  const failures: string[] = []
  let visits = 0
  while (until()) {
    try {
      await visit(url, visits)
      visits++
    } catch (error) {
      failures.push(`${new Date().toISOString()} ${error instanceof Error ? error.message : error}`)
    }
    await sleep(pause)
  }
  return { visits, failures }
}

async function visit(url: string, visitor: number) {
  const account = privateKeyToAccount(generatePrivateKey())
  const jar: Map<string, string> = new Map()
  const ask = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': `198.19.${Math.floor(visitor / 250) % 250}.${1 + (visitor % 250)}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return JSON.parse(text)
  }
  const { fields } = await ask('POST', '/api/auth/nonce', { address: account.address, chainId: 31337 })
  const message = signInMessage(fields)
  const signature = await account.signMessage({ message })
  await ask('POST', '/api/auth/verify', { message, signature })
  const session = await ask('GET', '/api/auth/session', undefined)
  if (session.status !== 'authenticated') throw new Error(`The session is "${session.status}".`)
  await ask('POST', '/api/heartbreak/start', { level: 'crush', kind: 'free' })
  await ask('DELETE', '/api/auth/session', undefined)
}
