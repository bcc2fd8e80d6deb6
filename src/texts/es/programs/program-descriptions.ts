import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Servicios que mueven tokens de una red a otra.',
  governance: 'Sitios donde vota la comunidad.',
  charts: 'El historial de precios de los pares de la comunidad.',
  collections: 'Las colecciones NFT de la comunidad.',
  markets: 'El servicio de intercambio, las billeteras de Chia y los mercados de Chia.',
  partners: 'Los sitios de los socios de la comunidad.',
  social: 'Los canales de la comunidad: Telegram, Twitter y Discord.',
  display: 'Elija el aspecto, el papel tapiz y el tamaño del escritorio.',
  exchange: 'Intercambie tokens de la comunidad con su propia billetera.',
  guestbook: 'Una línea firmada al día de cada persona que inicia sesión.',
  heartbreak: 'Encuentre todos los corazones enteros sin romper ninguno.',
  help: 'El manual de este escritorio.',
  notepad: 'Léame, términos y ayuda de este escritorio.',
  run: 'Abra un programa, una dirección o una página Web de esta comunidad.',
  holdings: 'Lo que tiene la cuenta conectada y cuánto vale en los pools.',
  send: 'Envíe ETH o un token a una dirección o un nombre.',
  'shut-down': 'Reinicie el escritorio o desconecte la billetera.',
  solitaire: 'El juego de cartas de 1998: Klondike, con un reparto del día.',
  swap: 'Los pares de la comunidad y sus precios.',
  treasury: 'Los saldos y las transacciones de un Safe de la comunidad.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
