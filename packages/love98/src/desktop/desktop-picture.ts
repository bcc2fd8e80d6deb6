let copy: (() => Promise<void>) | null = null

/** Registers the function that draws and copies a picture of the desktop, which only the shell has. */
export function provideDesktopPicture(how: () => Promise<void>): void {
  copy = how
}

/**
 * Copies a picture of the desktop. A balloon reports the outcome.
 * @throws {AppError} `chunk-unavailable` if its code does not load
 */
export async function copyDesktopPicture(): Promise<void> {
  await copy?.()
}
