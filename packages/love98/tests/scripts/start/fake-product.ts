import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { hashSources, writeBuildStamp } from '../../../scripts/lib/build/build-stamp.ts'
import { isInstalled } from '../../../scripts/lib/install/dependencies.mjs'
import { packageRoot, repositoryRoot } from '../../../scripts/lib/project-root.mjs'

/**
 * A folder with the project's scripts, a small fake server and a fake chain. The scripts consider it installed and
 * built.
 */
export type FakeProduct = { root: string; remove: () => void }

const scripts = join(packageRoot, 'scripts')
const httpServer = join(packageRoot, 'server')
/** From the folder of the fake product. */
const script = 'packages/love98/scripts/start.mjs'

/** The fake server writes its environment to a file, starts a child process, and follows the variable FAKE. */
const server = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const { FAKE, PORT, HOST, DEMO_MANIFEST, LOVE98_DATA } = process.env
const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
writeFileSync('server.json', JSON.stringify({ PORT, HOST, DEMO_MANIFEST, LOVE98_DATA, pids: [process.pid, grandchild.pid] }))
console.log('the server says hello')
if (FAKE === 'warning') process.send({ warning: 'SITE_ULR is not a known variable.' })
if (FAKE === 'bad configuration')
  process.send({ failed: 'community/config.ts cannot be used:\\n  pairs[3].token: not a checksummed address' }, () => process.exit(1))
else if (FAKE === 'crash') process.exit(7)
else {
  let asked = 0
  createServer((request, response) => {
    response.writeHead(asked++ < 2 ? 500 : 200).end('page')
    if (request.url === '/crash') process.exit(3)
  }).listen(Number(PORT), HOST)
}
if (FAKE === 'stubborn') process.on('SIGTERM', () => {})
else if (FAKE !== 'deaf') process.on('disconnect', () => process.exit(0))
`

const chains = `
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
export async function startDemoChains({ port, manifestFile }) {
  mkdirSync(dirname(manifestFile), { recursive: true })
  if (process.env.FAKE === 'no chain') throw new Error('anvil cannot be run')
  const code = "require('net').createServer().listen(" + port + ", '127.0.0.1')"
  const node = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
  writeFileSync(manifestFile, '{}')
  writeFileSync('chain.json', JSON.stringify({ pids: [node.pid] }))
  return { deployment: {}, pids: [node.pid], stop: async () => void node.kill('SIGKILL') }
}
`

export async function fakeProduct(): Promise<FakeProduct> {
  const root = mkdtempSync(join(tmpdir(), 'love98-start-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const product = join(root, 'packages', 'love98')
  cpSync(join(scripts, 'lib'), join(product, 'scripts', 'lib'), { recursive: true })
  cpSync(join(scripts, 'start.mjs'), join(product, 'scripts', 'start.mjs'))
  cpSync(httpServer, join(product, 'server'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('packages/love98/package.json', '{ "type": "module" }')
  write('dist/server/main.js', server)
  write('packages/love98/scripts/demo/chains.ts', chains)
  write('community/config.ts', 'export default {}')
  write('packages/love98/tsconfig.json', '{}')
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: {} }))
  write('node_modules/.package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: {} }))
  symlinkSync(join(repositoryRoot, 'node_modules', 'tsx'), join(root, 'node_modules', 'tsx'))
  await isInstalled(root, readFileSync(join(root, 'package-lock.json')))
  await writeBuildStamp(root, await hashSources(root, join(root, 'packages', 'love98', '/')))
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) }
}

/** Runs `scripts/start.mjs` of the folder, and returns its output line by line. */
export function runStart(root: string, env: Record<string, string>, args: readonly string[] = []) {
  return follow(root, env, [script, ...args])
}

/**
 * Runs the script below a process that acts like npm: it passes the output on and dies silently.
 * @param shell adds a shell between them, which outlives the parent. npm always starts one, but some shells replace
 *   themselves with the command.
 */
export function runNpmStart(root: string, env: Record<string, string>, shell = false) {
  const command = shell
    ? `'sh', ['-c', process.execPath + ' ${script}; true']`
    : `process.execPath, ['${script}']`
  const npm = `require('child_process').spawn(${command}, { stdio: 'inherit' })`
  return follow(root, { ...env, npm_lifecycle_event: 'start' }, ['-e', npm])
}

function follow(root: string, env: Record<string, string>, args: readonly string[]) {
  const { PORT, DEMO_CHAIN_PORT, ETHEREUM_RPC_URL, HOST, npm_lifecycle_event, ...rest } = process.env
  const { LOVE98_PROJECT, LOVE98_DATA, DATABASE_URL, SITE_URL, NODE_ENV, ...clean } = rest
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: string[] = []
  let resolveReady = () => {}
  const isReady = new Promise<void>((resolve) => {
    resolveReady = resolve
  })
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  for (const stream of streams)
    createInterface({ input: stream }).on('line', (line) => {
      if (!slowStep.test(line)) printed.push(line)
      if (line.startsWith('Love98 is ready')) resolveReady()
    })
  // The event `close` cannot be used: Node does not emit it if the test closes the channel.
  const closed = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'close'))]).then(
    ([[code]]) => Number(code),
  )
  return {
    child,
    printed,
    closed,
    async ready() {
      await Promise.race([isReady, closed])
      if (child.exitCode !== null) throw new Error(`not ready:\n${printed.join('\n')}`)
    },
  }
}

/** Lines of progress on a slow machine, where a step takes longer than a second. */
const slowStep = /^Starting the (server|demo chain)( …|: done in )/

export function readFake(root: string, name: 'server' | 'chain') {
  return JSON.parse(readFileSync(join(root, `${name}.json`), 'utf8')) as Record<string, string> & {
    pids: number[]
  }
}

/** Returns true if the process runs. A zombie, which its parent has not reaped yet, counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}
