import { z } from 'zod'
import { LoveError } from '@/domain/errors'

/** What a page broke: the directive, what was blocked and on which page, without queries. */
export type PolicyViolation = { directive: string; blocked: string; page: string }

/**
 * Reads a report as browsers post it to a `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation).
 * @throws {LoveError} `bad-request`
 */
export function parseCspReport(body: unknown): PolicyViolation {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new LoveError('bad-request', 'This is no report of a violation')
  const report = parsed.data['csp-report']
  return {
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: withoutQuery(report['blocked-uri']),
    page: withoutQuery(report['document-uri']),
  }
}

/** The last violations that were reported to this process, oldest first, at most 100. */
export function listViolations(): readonly PolicyViolation[] {
  return violations
}

/** Keeps a violation for `listViolations`. */
export function recordViolation(violation: PolicyViolation): void {
  violations.push(violation)
  if (violations.length > 100) violations.shift()
}

const text = z.string().max(4000)
const schema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text.default(''),
    'effective-directive': text.optional(),
    'violated-directive': text.default('unknown'),
  }),
})

const violations: PolicyViolation[] = []

function withoutQuery(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').slice(0, 200)
}
