export type Stage = {
  readonly context: CanvasRenderingContext2D
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly text: string
  /** From 0 to 1, exclusive. */
  readonly random: () => number
}

/** Draws the image after the given number of frames of 1/60 s. */
export type Draw = (frames: number) => void

export type StartSaver = (stage: Stage) => Draw
