import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Puente' },
  governance: { title: 'Gobernanza' },
  charts: { title: 'Gráficos' },
  collections: { title: 'Colecciones' },
  markets: { title: 'Mercados' },
  partners: { title: 'Socios' },
  social: { title: 'Redes sociales' },
  display: { title: 'Propiedades de Pantalla' },
  exchange: { title: 'Intercambiar tokens' },
  guestbook: { title: 'Libro de visitas' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Ayuda' },
  notepad: { title: 'Bloc de notas' },
  run: { title: 'Ejecutar' },
  holdings: { title: 'Mi LOVE' },
  send: { title: 'Enviar amor' },
  shutDown: { title: 'Apagar Love98' },
  solitaire: { title: 'Solitario' },
  swap: { title: 'Pares de intercambio' },
  treasury: { title: 'Tesorería' },
} as const satisfies PartialTranslation<typeof english.programTexts>
