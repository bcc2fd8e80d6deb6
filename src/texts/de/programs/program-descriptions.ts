import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'Dienste, die Token von einem Netzwerk in ein anderes übertragen.',
  governance: 'Websites, auf denen die Community abstimmt.',
  charts: 'Der Preisverlauf der Paare der Community.',
  collections: 'Die NFT-Sammlungen der Community.',
  markets: 'Die Börse, Chia-Wallets und Chia-Märkte.',
  partners: 'Die Websites der Partner der Community.',
  social: 'Die Kanäle der Community: Telegram, Twitter und Discord.',
  display: 'Wählen Sie den Skin, das Hintergrundbild und die Größe des Desktops.',
  exchange: 'Tauschen Sie Token der Community mit Ihrer eigenen Wallet.',
  guestbook: 'Eine signierte Zeile pro Tag von allen, die sich anmelden.',
  heartbreak: 'Finden Sie alle heilen Herzen, ohne eines zu brechen.',
  help: 'Das Handbuch dieses Desktops.',
  notepad: '„Bitte lesen“, Nutzungsbedingungen und Hilfe dieses Desktops.',
  run: 'Öffnen Sie ein Programm, eine Adresse oder eine Webseite dieser Community.',
  holdings: 'Was das verbundene Konto besitzt und was es in den Pools wert ist.',
  send: 'Senden Sie ETH oder einen Token an eine Adresse oder einen Namen.',
  'shut-down': 'Starten Sie den Desktop neu, oder trennen Sie die Wallet.',
  solitaire: 'Das Kartenspiel von 1998: Klondike, mit einem Tagesspiel.',
  swap: 'Die Paare der Community und ihre Preise.',
  treasury: 'Die Guthaben und Transaktionen eines Safes der Community.',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
