/**
 * Lets a process outlive the reader of its output. A write to a pipe that nobody reads fails (EPIPE) with an event that
 * would end the process as an uncaught error; whoever logs that error writes again, fails again, and so on for ever.
 */
export function outliveClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
