/**
 * Lets a process outlive the reader of its output. A write to a pipe without a reader fails (EPIPE) with an event that
 * would end the process as an uncaught error; logging that error writes again, fails again, and so on without end.
 */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
