import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type SignInFields, signInMessage } from '@/domain/sign-in/sign-in-message'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'

const limits = [
  'nonce',
  'nonce-account',
  'verify',
  'verify-account',
  'session',
  'heartbreak',
  'heartbreak-start',
  'heartbreak-start-account',
  'heartbreak-finish',
  'guestbook',
  'guestbook-write',
  'guestbook-write-account',
]
  .map((name) => `${name}=100000/60`)
  .join(' ')

/** `messages` are those of the server to the process that started it, as JSON. */
type Server = { url: string; child: ChildProcess; messages: string[] }

/** Starts the server without a demo chain, because plain accounts are verified without a node. */
export async function startServer(port: number, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      ETHEREUM_RPC_URL: 'http://127.0.0.1:1',
      RATE_LIMITS: limits,
      LOG_LEVEL: 'error',
      DEMO_MANIFEST: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const messages: string[] = []
  child.on('message', (message) => messages.push(JSON.stringify(message)))
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, child, messages }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export async function send(
  url: string,
  cookie: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: response.status, cookie: cookies.join('; '), answer: (await response.json()) as unknown }
}

/** Requests a nonce and signs the message, which is then ready to be submitted. */
export async function prepare(url: string) {
  const account = privateKeyToAccount(generatePrivateKey())
  const { cookie, answer } = await send(`${url}/api/auth/nonce`, '', { address: account.address, chainId: 1 })
  const message = signInMessage((answer as { fields: SignInFields }).fields)
  return { cookie, signed: { message, signature: await account.signMessage({ message }) } }
}
