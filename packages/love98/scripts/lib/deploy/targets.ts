import type { DeploymentValues } from './deployment-values.ts'

/** `from`: a file or folder below the package's `deploy`; `to`: its path in the project */
export type DeployedFile = {
  readonly from: string
  readonly to: string
  /** Other targets use it too, so one that is already there is kept. */
  readonly isShared?: boolean
}

export type Target = {
  readonly about: string
  readonly files: readonly DeployedFile[]
  /** The remaining work, one line per step. */
  readonly steps: (values: DeploymentValues) => readonly string[]
}

const image: readonly DeployedFile[] = [
  { from: 'Dockerfile', to: 'Dockerfile', isShared: true },
  { from: 'dockerignore', to: '.dockerignore', isShared: true },
]
const inDeploy = (...names: string[]) => names.map((name) => ({ from: name, to: `deploy/${name}` }))

/** The places where a desktop runs, by the name in `love98 deploy <name>`. */
export const targets = {
  docker: {
    about: 'an image for any machine with Docker',
    files: image,
    steps: ({ name, origin, nodes }) => [
      `docker build -t ${name} .`,
      `docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --volume ${name}:/data --publish 127.0.0.1:3000:3000 --env SITE_URL=${origin} ${nodes.map((node) => `--env ${node}=https://…`).join(' ')} ${name}`,
    ],
  },
  compose: {
    about: 'PostgreSQL, two processes and Caddy on one machine with Docker',
    files: [
      ...image,
      { from: 'compose.yaml', to: 'compose.yaml' },
      ...inDeploy('caddy', 'nginx', 'prometheus', 'grafana', 'erpc'),
    ],
    steps: ({ host, origin, nodes }) => [
      `Let the DNS name ${host} point to the machine, and open its ports 80 and 443.`,
      `Write SITE_URL=${origin}, POSTGRES_PASSWORD (letters and digits) and ${listOf(nodes)} into .env.`,
      'docker compose up --detach --build',
    ],
  },
  systemd: {
    about: 'one process behind Caddy on one Debian or Ubuntu machine, without Docker',
    files: [
      ...inDeploy('Caddyfile'),
      ...['love98.service', 'love98-backup.service', 'love98-backup.timer'].map((name) => ({
        from: `systemd/${name}`,
        to: `deploy/${name}`,
      })),
    ],
    steps: ({ host, origin, nodes }) => [
      `Let the DNS name ${host} point to the machine, and open its ports 80 and 443.`,
      `Write SITE_URL=${origin} and ${listOf(nodes)} into /etc/love98.env on the machine.`,
      'Build with "npx love98 build --standalone", copy dist to /srv/love98, and install the units: docs/deploy.md lists the commands.',
    ],
  },
  fly: {
    about: 'Fly.io',
    files: [...image, { from: 'fly.toml', to: 'fly.toml' }],
    steps: ({ name, host, nodes }) => [
      `fly apps create ${name}`,
      `fly mpg create, then fly mpg attach <cluster> --app ${name}, which sets DATABASE_URL.`,
      `fly secrets set ${nodes.map((node) => `${node}=https://…`).join(' ')}`,
      'fly deploy',
      `fly certs add ${host}`,
    ],
  },
  render: {
    about: 'Render',
    files: [...image, { from: 'render.yaml', to: 'render.yaml' }],
    steps: ({ host, nodes }) => [
      'Push the folder to a Git repository, and create a Blueprint from it in the dashboard of Render.',
      `Render then asks for ${listOf(nodes)}.`,
      `Add the domain ${host} to the service.`,
    ],
  },
  railway: {
    about: 'Railway',
    files: [...image, { from: 'railway.json', to: 'railway.json' }],
    steps: ({ host, origin, nodes }) => [
      'Push the folder to a Git repository, and create a project from it on Railway, with a PostgreSQL database.',
      `Set SITE_URL=${origin}, DATABASE_URL=\${{Postgres.DATABASE_URL}}, TRUSTED_PROXIES=100.0.0.0/8, CLIENT_IP_HEADER=X-Real-IP and ${listOf(nodes)} among the variables of the service.`,
      `Add the domain ${host} to the service.`,
    ],
  },
  kubernetes: {
    about: 'a Kubernetes cluster with the ingress of nginx',
    files: [...image, ...inDeploy('kubernetes')],
    steps: ({ nodes }) => [
      'Build and push the image, and name it by its digest in deploy/kubernetes/deployment.yaml.',
      `kubectl create secret generic love98 --from-literal=DATABASE_URL=postgres://… ${nodes.map((node) => `--from-literal=${node}=https://…`).join(' ')}`,
      'kubectl apply -f deploy/kubernetes',
    ],
  },
} satisfies Record<string, Target>

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
