import 'server-only'
import { fitLetters, isOfCut, screenRatios, textSizes } from '@/domain/appearance/letter-fit'
import { basePath } from '@/domain/build/base-path'
import { basicCharacters, pixelFontFaces } from '@/ui/pixel-font'

/**
 * The files of the pixel font that the first paint needs, for the screens whose text has that cut. Only a preloaded file
 * is in time for `font-display: optional`, which never moves text afterwards.
 * @param language its id; English texts have the basic characters alone
 */
export function PreloadedFonts({ language }: { language: string }) {
  return pixelFontFaces
    .filter(([, , , range]) => range === basicCharacters || language !== 'en')
    .map(([family, , file]) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={`${basePath}/assets/fonts/${file}`}
        media={screensOf(family)}
      />
    ))
}

/** Returns the media queries of the screens that show a cut at the default size, which touch makes larger. */
function screensOf(family: string): string {
  const queries = screenRatios.flatMap((ratio) => {
    const pointers = [
      ['fine', textSizes.standard],
      ['coarse', textSizes.large],
    ] as const
    const matching = pointers.filter(([, size]) => isOfCut(family, fitLetters(size, ratio)?.cut))
    const screen = `(resolution:${ratio}dppx)`
    return matching.length === pointers.length
      ? [screen]
      : matching.map(([pointer]) => `(pointer:${pointer}) and ${screen}`)
  })
  return queries.join()
}
