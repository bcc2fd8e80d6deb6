import { runInstalled } from './lib/install/run-installed.mjs'

// Records docs/screenshots/love98.webp, the moving picture in README.md, from the production build and the demo.
await runInstalled(async (command) => {
  const { recordTour } = await import('./tour/record-tour.ts')
  await recordTour(command)
})
