// What a container's HEALTHCHECK runs: 0 when the process of this container answers, 1 when it does not or is about to end. The
// database and the nodes are not asked: a container that is ended because a node is down makes nothing better.
export {}

const port = process.env.PORT || '3000'
const answer = await fetch(`http://127.0.0.1:${port}/api/health?part=process`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
