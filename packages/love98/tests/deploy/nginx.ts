import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../scripts/lib/project-root.mjs'
import { freePort } from '../support/free-port.ts'

const template = join(packageRoot, 'deploy/nginx/default.conf.template')

/** Returns true if this machine has nginx. Otherwise it warns that the tests of the proxy are skipped. */
export function hasNginx(): boolean {
  const isThere = spawnSync('nginx', ['-v']).status === 0
  const why = 'No nginx can be had: install one (apt-get install nginx-light).'
  if (!isThere) console.warn(`SKIPPED: the tests of the proxy. ${why}`)
  return isThere
}

/**
 * Starts nginx with the deployed configuration in front of two addresses (such as `127.0.0.1:3000`).
 * @param failTimeout seconds for which nginx does not use a process that failed
 */
export async function startNginx(
  first: string,
  second: string,
  { failTimeout = 2, workers = 1 } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'love98-nginx-'))
  const port = await freePort()
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    LOVE98_FIRST: first,
    LOVE98_SECOND: second,
  }
  // Replaces the variables of the template, as the entrypoint of the nginx image does.
  const server = readFileSync(template, 'utf8')
    .replace(/\$\{(\w+)\}/g, (text, name: string) => values[name] ?? text)
    .replaceAll('fail_timeout=2s', `fail_timeout=${failTimeout}s`)
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${bodies.join(' ')} ${server} }`,
  )
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await isListening(`${url}/metrics`, child)
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the proxy listens: it then refuses a request that it never forwards. */
async function isListening(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      ({ status }) => status,
      () => 0,
    )
    if (status === 404) return
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`)
    await sleep(20)
  }
}
