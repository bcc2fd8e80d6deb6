import { isBuildCurrent } from './build-stamp.ts'

/** Builds the desktop, if the build is not the one of the present sources. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  if (await isBuildCurrent(options.root)) return
  // The bundler is loaded when it is needed: a start without a build does not wait for it.
  const { buildProduct } = await import('./build-product.ts')
  await buildProduct(options)
}

type BuildOptions = Parameters<typeof import('./build-product.ts').buildProduct>[0]
