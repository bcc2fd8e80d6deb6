/** What a screen saver draws on, and with. */
export type Stage = {
  readonly context: CanvasRenderingContext2D
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** The sentence of the community, for those that write. */
  readonly text: string
  /** From 0 to 1, exclusive. */
  readonly random: () => number
}

/** Draws the next picture, so many frames of 1/60 s later. */
export type Draw = (frames: number) => void

/** Sets a screen saver up on an empty stage. */
export type StartSaver = (stage: Stage) => Draw
