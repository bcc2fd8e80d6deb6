let copy: (() => Promise<void>) | null = null

/** Registers the function that draws and copies a picture of the desktop, which only the shell has. */
export function provideDesktopPicture(how: () => Promise<void>): void {
  copy = how
}

/** Copies a picture of the desktop, for the menus of programs. A balloon reports the outcome. */
export function copyDesktopPicture(): void {
  void copy?.()
}
