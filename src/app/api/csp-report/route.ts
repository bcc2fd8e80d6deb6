import { LoveError } from '@/domain/errors'
import { readEnv } from '@/server/env'
import { listViolations, parseCspReport, recordViolation } from '@/server/http/csp-report'
import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readJson } from '@/server/http/read-json'
import { logProblem } from '@/server/log'

/** Decided by the environment of the running server, never in the build. */
export const dynamic = 'force-dynamic'

const maxBytes = 16_384

/** Logs violations of the content policy, in development and tests; elsewhere pages do not report. */
export const POST = handle(async (request) => {
  requireReports()
  await limitSender(request, 'csp-report')
  const violation = parseCspReport(await readJson(request, { maxBytes, type: 'application/csp-report' }))
  recordViolation(violation)
  const { directive, blocked, page } = violation
  const what = `${new URL(page, 'http://localhost').pathname} broke ${directive} with ${blocked || 'its own code'}`
  logProblem('content-policy', what)
  return new Response(null, { status: 204 })
})

/** The violations so far, so that tests can assert that there are none. */
export const GET = handle(() => {
  requireReports()
  return Response.json({ violations: listViolations() })
})

/** @throws {LoveError} where pages do not report: any client could fill the log. */
function requireReports(): void {
  if (readEnv().CSP_REPORTS !== '1') throw new LoveError('method-not-allowed', 'Reports are not asked for')
}
