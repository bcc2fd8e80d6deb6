import { isBuildCurrent } from './build-stamp.ts'

export async function ensureBuild(options: BuildOptions): Promise<void> {
  const isCurrent = await isBuildCurrent(options.root)
  if (isCurrent && options.isQuick) return
  // The bundler is loaded on demand, so that a start without a build does not wait for it.
  const { buildProduct, compressBuild } = await import('./build-product.ts')
  if (isCurrent) await compressBuild(options)
  else await buildProduct(options)
}

type BuildOptions = Parameters<typeof import('./build-product.ts').buildProduct>[0]
