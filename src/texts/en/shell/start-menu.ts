/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programs',
  links: 'Links',
  social: 'Social',
  documents: 'Documents',
  settings: 'Settings',
  skins: 'Skins',
  webStyle: 'Web Style (single click)',
  sounds: 'Sounds',
  help: 'Help',
  run: 'Run…',
  shutDown: 'Shut Down…',
  welcome: 'Welcome',
}

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 'o',
  documents: 'D',
  settings: 'S',
  help: 'H',
  run: 'R',
  shutDown: 'u',
}
