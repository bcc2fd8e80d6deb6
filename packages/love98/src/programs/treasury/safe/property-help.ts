import { treasuryPropertyHelp } from '@/texts/treasury-property-help'

/** Returns the help texts in the properties of a Safe, by the values of `data-help`. */
export function propertyHelp(): Readonly<Record<string, string>> {
  return treasuryPropertyHelp
}
