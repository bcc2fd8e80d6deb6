type PictureProps = {
  /** A picture of ours, under `/assets/`. */
  path: string
  /** CSS pixels of both sides; it and its double are widths that the image route knows (`imageSizes`). */
  size: 16 | 32 | 64
}

/** A photograph or a drawing of many colors, fetched in the size it is shown in `[S2.2]`. Pixel art is an `Icon`. */
export function Picture({ path, size }: PictureProps) {
  return (
    <img
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      src={imageAddress(path, size)}
      srcSet={`${imageAddress(path, size)} 1x, ${imageAddress(path, size * 2)} 2x`}
    />
  )
}

function imageAddress(path: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`
}
