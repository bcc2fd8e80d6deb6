import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Entrez le nom d’un programme ou d’un lien, une adresse, une transaction ou une page Web de cette communauté, et l’élément sera ouvert pour vous.',
  open: 'Ouvrir :',
  ok: 'OK',
  cancel: 'Annuler',
  notFound: (text: string) =>
    `« ${text} » est introuvable.\nVérifiez l’orthographe et réessayez. Pour la liste de ce que vous pouvez taper, consultez Exécuter dans l’Aide.`,
  notConfigured: (label: string) => `${label} : non configuré.\nLa communauté n’a pas encore défini ce lien.`,
  setting: (path: string) => `love98.config.ts : ${path}`,
  foreign: (host: string) =>
    `${host} n’est pas un site de cette communauté et ne peut donc pas être ouvert ici.\nSi vous lui faites confiance, tapez son adresse dans votre navigateur.`,
  badHexadecimal:
    'Ce n’est pas une adresse ni une transaction valide.\nEntrez 0x suivi de 40 caractères hexadécimaux pour une adresse, ou de 64 pour une transaction.',
  aboutTitle: (site: string) => `À propos de ${site}`,
  version: (site: string) =>
    `${site}\nUn Bureau de 1998 pour la communauté d’aujourd’hui.\nDessiné, écrit et composé à la main.`,
  loveTitle: 'love',
  love: 'Est-ce que vous nous aimez ? Il n’y a qu’un seul bouton, nous le savons donc.',
  formatTitle: 'format c:',
  format: 'Tout l’amour de ce lecteur serait perdu à jamais.\nRien n’a été formaté. Rien ne le sera jamais.',
} as const satisfies PartialTranslation<typeof english.runTexts>
