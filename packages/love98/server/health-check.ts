// Runs as the HEALTHCHECK of a container. The exit code is 0 if the process of this container answers, and 1 if it does
// not answer or is about to end. It checks neither the database nor the nodes: restarting a container does not repair a
// node.
import { loadEnvironmentFile } from './environment-file.ts'

loadEnvironmentFile(process.cwd())
const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/api/health?part=process`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
