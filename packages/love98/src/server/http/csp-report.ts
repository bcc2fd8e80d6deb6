import * as v from 'valibot'
import { AppError } from '@/domain/errors'

/** A violation on a page: the directive, the blocked address and the address of the page, without queries. */
export type PolicyViolation = { directive: string; blocked: string; page: string }

/**
 * Parses a report as browsers post it to a `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation).
 * @throws {AppError} `bad-request`
 */
export function parseCspReport(body: unknown): PolicyViolation {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new AppError('bad-request', 'This is no report of a violation')
  const report = parsed.output['csp-report']
  return {
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: withoutQuery(report['blocked-uri']),
    page: withoutQuery(report['document-uri']),
  }
}

/** Returns the last violations that were reported to this process, oldest first, at most 100. */
export function listViolations(): readonly PolicyViolation[] {
  return violations
}

export function recordViolation(violation: PolicyViolation): void {
  violations.push(violation)
  if (violations.length > 100) violations.shift()
}

const text = v.pipe(v.string(), v.maxCodePoints(4000))
const schema = v.object({
  'csp-report': v.object({
    'document-uri': v.pipe(
      text,
      v.check((address) => URL.canParse(address, 'http://localhost')),
    ),
    'blocked-uri': v.optional(text, ''),
    'effective-directive': v.optional(text),
    'violated-directive': v.optional(text, 'unknown'),
  }),
})

const violations: PolicyViolation[] = []

function withoutQuery(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').slice(0, 200)
}
