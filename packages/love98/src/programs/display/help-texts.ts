import { displayHelp } from '@/texts/display-help'

/** Returns the help texts of the controls of Display Properties, by the values of `data-help`. */
export function helpTexts(): Readonly<Record<string, string>> {
  return displayHelp
}
