import '../tests/test-project.mjs'
import { runInstalled } from './lib/install/run-installed.mjs'
import { UserError } from './lib/user-error.mjs'

await runInstalled(async ({ root, signal, progress }) => {
  const { checkProduct } = await import('./lib/check/check-product.ts')
  const { failed } = await checkProduct({ root, signal, say: progress.say })
  if (failed > 0) throw new UserError(`${failed} of the checks failed.`)
})
