/** Where the choice of sounds is kept; there is nothing as long as nobody made one. */
export const soundsKey = 'love98-sounds'
