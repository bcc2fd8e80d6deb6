import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { parseNetworks } from '@/server/http/addresses'
import { packageRoot, repositoryRoot } from '../../scripts/lib/project-root.mjs'

type Tree = { [name: string]: Tree } & { [index: number]: Tree }
const folderOf = (path: string) => (path.startsWith('deploy/') ? packageRoot : repositoryRoot)
const read = (path: string) => readFileSync(join(folderOf(path), path), 'utf8')
const listed = (folder: string) => readdirSync(join(folderOf(folder), folder))

const listOf = (tree: Tree | undefined) => (tree ?? []) as unknown as Tree[]

/** Returns every document of a YAML file. Fails the test if the file is not valid YAML 1.2 or repeats a key. */
function documents(path: string): Tree[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors, path).toEqual([])
    return document.toJS()
  })
}

describe('the manifests of Kubernetes', () => {
  const files = listed('deploy/kubernetes').map((name) => `deploy/kubernetes/${name}`)
  const all = files.flatMap(documents)
  const one = (kind: string): Tree => {
    const found = all.filter((each) => String(each.kind) === kind)
    expect(found, kind).toHaveLength(1)
    return found[0] as Tree
  }
  const versions: Record<string, string> = {
    ConfigMap: 'v1',
    Service: 'v1',
    Deployment: 'apps/v1',
    Ingress: 'networking.k8s.io/v1',
    PodDisruptionBudget: 'policy/v1',
    HorizontalPodAutoscaler: 'autoscaling/v2',
  }

  test('the manifests have known kinds and unique names', () => {
    expect(new Set(all.map(({ kind }) => String(kind)))).toEqual(new Set(Object.keys(versions)))
    for (const each of all) expect(String(each.apiVersion)).toBe(versions[String(each.kind)])
    const names = all.map(({ kind, metadata }) => `${kind} ${metadata?.name}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('a pod runs without privileges, on a read-only disk, with probes of the process', () => {
    const pod = one('Deployment').spec?.template?.spec as Tree
    const [container] = listOf(pod.containers)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    for (const probe of ['startupProbe', 'readinessProbe'])
      expect(container?.[probe]?.httpGet).toEqual({ path: '/api/health?part=process', port: 'http' })
    // Health reports "draining" while a process ends; the liveness probe must not kill the process for that.
    expect(container?.livenessProbe).not.toHaveProperty('httpGet')
    expect(container?.livenessProbe?.tcpSocket).toEqual({ port: 'http' })
    expect(container?.resources).toHaveProperty('limits.memory')
    const mounted = listOf(container?.volumeMounts).map(({ name }) => name)
    expect(mounted.sort()).toEqual(
      listOf(pod.volumes)
        .map(({ name }) => name)
        .sort(),
    )
  })

  test('a pod has time to shut down: drain, open requests, proxy, market and database', () => {
    const DRAIN_SECONDS = one('ConfigMap').data?.DRAIN_SECONDS
    const grace = Number(one('Deployment').spec?.template?.spec?.terminationGracePeriodSeconds)
    expect(grace).toBeGreaterThanOrEqual(Number(DRAIN_SECONDS) + 1.5 + 20 + 2)
    // Two failed readiness probes must fit into the drain period.
    const [container] = listOf(one('Deployment').spec?.template?.spec?.containers)
    expect(2 * Number(container?.readinessProbe?.periodSeconds)).toBeLessThan(Number(DRAIN_SECONDS))
  })

  test('the labels, names and ports refer to each other', () => {
    const app = one('Deployment').spec?.template?.metadata?.labels?.app
    const selectors = [
      one('Deployment').spec?.selector?.matchLabels,
      one('Service').spec?.selector,
      one('PodDisruptionBudget').spec?.selector?.matchLabels,
    ]
    for (const selector of selectors) expect(selector).toEqual({ app })
    const scaled = one('HorizontalPodAutoscaler').spec
    expect(scaled?.scaleTargetRef).toEqual({
      ...{ apiVersion: 'apps/v1', kind: 'Deployment' },
      name: one('Deployment').metadata?.name,
    })
    expect(Number(scaled?.minReplicas)).toBeGreaterThan(Number(one('PodDisruptionBudget').spec?.minAvailable))
    const [container] = listOf(one('Deployment').spec?.template?.spec?.containers)
    const ports = listOf(container?.ports).map(({ name }) => name)
    const [port] = listOf(one('Service').spec?.ports)
    expect(ports).toContain(port?.targetPort)
    for (const ingress of all.filter(({ kind }) => String(kind) === 'Ingress'))
      expect(JSON.stringify(ingress.spec)).toContain(
        JSON.stringify({ service: { name: one('Service').metadata?.name, port: { name: port?.name } } }),
      )
    // The service must not expose the metrics.
    expect(JSON.stringify(one('Service').spec)).not.toContain('metrics')
  })
})

describe('the Compose file', () => {
  const [file] = documents('deploy/compose.yaml') as [Tree]
  const services = file.services as Tree

  test('the two processes wait for a healthy database, and the proxies for healthy processes', () => {
    for (const name of ['first', 'second']) {
      expect(services[name]?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '30s' })
    }
    for (const name of ['caddy', 'nginx'])
      expect(services[name]?.depends_on).toEqual({
        first: { condition: 'service_healthy' },
        second: { condition: 'service_healthy' },
      })
    for (const name of ['database', 'caddy', 'nginx', 'prometheus', 'grafana', 'erpc'])
      expect(String(services[name]?.image), name).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}\}$/)
    expect(services.database).toHaveProperty('healthcheck.test')
  })

  test('only Caddy is reachable from outside this machine', () => {
    const open = Object.entries(services).filter(([, service]) =>
      ((service.ports ?? []) as unknown as string[]).some((port) => !/^(\$\{\w+:-)?127\.0\.0\.1:/.test(port)),
    )
    expect(open.map(([name]) => name)).toEqual(['caddy'])
  })

  test('the processes receive all of .env, and need no variable of a certain chain', () => {
    const { env_file, environment } = services.first as Tree
    expect(env_file).toEqual(['.env'])
    const required = Array.from(read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g), ([, name]) => name)
    expect(new Set(required)).toEqual(new Set(['SITE_URL', 'POSTGRES_PASSWORD']))
    const fixed = Object.keys(environment ?? {})
    expect(fixed.filter((name) => /RPC|WALLETCONNECT|SAFE_/.test(name))).toEqual([])
    // `.env` may have the values of a start without containers.
    expect(fixed).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATABASE_URL', 'TRUSTED_PROXIES']))
  })

  test('the processes trust the fixed addresses of the proxies alone', () => {
    const addressOf = (name: string) => String(services[name]?.networks?.inside?.ipv4_address)
    const trusted = String(services.first?.environment?.TRUSTED_PROXIES).split(', ')
    expect(trusted).toEqual([addressOf('caddy'), addressOf('nginx')])
    const [config] = listOf(file.networks?.inside?.ipam?.config)
    const network = parseNetworks(String(config?.subnet)) ?? expect.fail()
    const others = parseNetworks(String(config?.ip_range)) ?? expect.fail()
    for (const address of trusted) {
      expect(network.check(address), address).toBe(true)
      expect(others.check(address), address).toBe(false)
    }
  })

  test('the files that containers read are among those that `love98 deploy compose` writes', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes }) => (volumes ?? []) as unknown as string[])
      .filter((volume) => volume.startsWith('./deploy/'))
    expect(mounted.length).toBeGreaterThan(5)
    for (const volume of mounted) expect(read(volume.slice(2).split(':')[0] ?? ''), volume).not.toBe('')
  })

  test('the eRPC service has two providers, a cache time per finality, and no details in its errors', () => {
    const erpc = parse(read('deploy/erpc/erpc.yaml'))
    expect(erpc.server.includeErrorDetails).toBe(false)
    const { policies, connectors } = erpc.database.evmJsonRpcCache
    expect(policies.map((policy: Tree) => policy.finality)).toEqual([
      'finalized',
      'unfinalized',
      'realtime',
      'unknown',
    ])
    for (const { connector, ttl } of policies) {
      expect(connector).toBe(connectors[0].id)
      expect(ttl).toMatch(/^\d+[smh]$/)
    }
    const asked = erpc.projects[0].upstreams.map(({ endpoint }: { endpoint: string }) => endpoint)
    const given = Object.keys(services.erpc?.environment ?? {})
    expect(asked).toEqual(given.map((name) => `\${${name}}`))
    expect(services.erpc?.profiles).toEqual(['erpc'])
    // The image runs as a user that cannot read /root.
    expect(services.erpc?.volumes).toEqual(['./deploy/erpc/erpc.yaml:/erpc.yaml:ro'])
    expect(connectors[0].memory.maxTotalSize).toMatch(/^\d+MB$/)
    // eRPC reads a duration without a unit as milliseconds.
    expect(erpc.server.maxTimeout).toMatch(/^\d+s$/)
  })
})

test('workflows reference each action by the commit of a release', () => {
  const used = listed('.github/workflows').flatMap((name) => {
    const text = read(`.github/workflows/${name}`)
    parse(text)
    return Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action)
  })
  expect(used.length).toBeGreaterThan(5)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const [image] = documents('.github/workflows/release.yml') as [Tree]
  const steps = listOf(image.jobs?.image?.steps)
  const build = steps.find(({ id }) => String(id) === 'build')
  expect(build?.with).toMatchObject({
    sbom: true,
    provenance: 'mode=max',
    platforms: 'linux/amd64,linux/arm64',
  })
})

test('a change is tested on the oldest allowed Node and the shipped one, and its packages are audited', () => {
  const [{ jobs }] = documents('.github/workflows/test.yml') as [Tree]
  const runs = listOf(jobs?.test?.steps).map(({ run }) => String(run))
  expect(runs).toEqual(expect.arrayContaining(['npm audit signatures', 'npm audit --omit=dev', 'npm test']))
  const shipped = read('.nvmrc').trim()
  const oldest = /\d+\.\d+/.exec(JSON.parse(read('package.json')).engines.node)?.[0]
  expect(jobs?.test?.strategy?.matrix?.node).toEqual([oldest, '22', shipped])
  expect(read('Dockerfile')).toMatch(
    new RegExp(`^ARG NODE_IMAGE=node:${shipped}-bookworm-slim@sha256:[0-9a-f]{64}$`, 'm'),
  )
  // The bill of materials is created with the Node version of the image.
  expect(read('.github/workflows/release.yml')).toContain('node-version-file: .nvmrc')
})

test('the image is built on a Node image pinned by its digest', () => {
  expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE=node:\d+-bookworm-slim@sha256:[0-9a-f]{64}$/m)
  const bases = Array.from(read('Dockerfile').matchAll(/^FROM (\S+)/gm), ([, image]) => image)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an argument of the Dockerfile
  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}']))
})

test('this repository builds the image that a community gets', () => {
  expect(read('Dockerfile')).toBe(read('deploy/Dockerfile'))
  expect(read('.dockerignore')).toBe(read('deploy/dockerignore'))
})

describe('the release workflow', () => {
  const [workflow] = documents('.github/workflows/release.yml') as [Tree]
  const runs = listOf(workflow.jobs?.image?.steps).map(({ run, uses }) => String(run ?? uses))
  const copying = runs.find((run) => run.includes('docker cp')) ?? ''

  test('a release copies chunks of earlier releases from an image that was verified by the same digest', () => {
    const commands = copying.split('\n').map((line) => line.trim())
    const at = (start: string) => commands.findIndex((line) => line.startsWith(start))
    expect(at('cosign verify "$IMAGE@$digest"')).toBeGreaterThan(at('digest='))
    expect(at('docker create --name previous "$IMAGE@$digest"')).toBeGreaterThan(at('cosign verify'))
    expect(at('docker cp')).toBeGreaterThan(at('docker create'))
    // GitHub ends a step at the first failing command; this step must not hide a failure.
    expect(copying).not.toMatch(/\|\||docker (create|cp)[^\n]*:latest|if (docker|cosign)/)
    const installed = runs.findIndex((run) => run.startsWith('sigstore/cosign-installer@'))
    expect(installed).toBeGreaterThan(-1)
    expect(installed).toBeLessThan(runs.indexOf(copying))
  })

  test('a release accepts signatures of this workflow for a tag of this repository alone', () => {
    const [, pattern = ''] = /--certificate-identity-regexp "([^"]*)"/.exec(copying) ?? []
    const identity = spawnSync('bash', ['-c', `printf %s "${pattern}"`], {
      env: { ...process.env, GITHUB_REPOSITORY: 'cats/site.98' },
      encoding: 'utf8',
    }).stdout
    const accepted = new RegExp(identity)
    const of = (repository: string, file: string, ref: string) =>
      `https://github.com/${repository}/.github/workflows/${file}@${ref}`
    expect(accepted.test(of('cats/site.98', 'release.yml', 'refs/tags/v1.2.3'))).toBe(true)
    for (const other of [
      of('cats/siteX98', 'release.yml', 'refs/tags/v1.2.3'),
      of('thief/site.98', 'release.yml', 'refs/tags/v1.2.3'),
      of('cats/site.98', 'test.yml', 'refs/tags/v1.2.3'),
      of('cats/site.98', 'release.yml', 'refs/heads/main'),
      of('cats/site.98', 'release.yml', 'refs/tags/v1.2.3-thief'),
      `https://evil.example/?${of('cats/site.98', 'release.yml', 'refs/tags/v1.2.3')}`,
    ])
      expect(accepted.test(other), other).toBe(false)
  })
})
