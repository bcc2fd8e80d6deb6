import { readdirSync } from 'node:fs'

/** The parts of the product: their English messages are in `messages/en/<part>.arb`. */
export const parts: readonly string[] = readdirSync('messages/en')
  .filter((file) => file.endsWith('.arb'))
  .map((file) => file.slice(0, -'.arb'.length))
  .sort()

/** The folder with a picture of each part, which shows translators where its messages appear. */
export const picturesFolder = '../../docs/translating/pictures'
