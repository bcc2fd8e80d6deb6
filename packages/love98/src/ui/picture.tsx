import { basePath } from '@/domain/build/base-path'
import { hasServer } from '@/domain/build/capabilities'

type PictureProps = {
  /** The path of an image under `/assets/`. */
  path: string
  /** The width and height in CSS pixels. The image route supports this width and its double (`imageSizes`). */
  size: 16 | 32 | 64
}

/** A photograph or a drawing with many colors, loaded in the displayed size `[S2.2]`. Pixel art is an `Icon`. */
export function Picture({ path, size }: PictureProps) {
  return (
    <img
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      {...(hasServer
        ? {
            src: imageAddress(path, size),
            srcSet: `${imageAddress(path, size)} 1x, ${imageAddress(path, size * 2)} 2x`,
          }
        : { src: `${basePath}${path}` })}
    />
  )
}

function imageAddress(path: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`
}
