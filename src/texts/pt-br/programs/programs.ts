import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. Manifests spread their entry. */
export const programTexts = {
  bridge: { title: 'Ponte' },
  governance: { title: 'Governança' },
  charts: { title: 'Gráficos' },
  collections: { title: 'Coleções' },
  markets: { title: 'Mercados' },
  partners: { title: 'Parceiros' },
  social: { title: 'Redes sociais' },
  display: { title: 'Propriedades de Vídeo' },
  exchange: { title: 'Trocar tokens' },
  guestbook: { title: 'Livro de visitas' },
  heartbreak: { title: 'Heartbreak' },
  help: { title: 'Ajuda' },
  notepad: { title: 'Bloco de notas' },
  run: { title: 'Executar' },
  holdings: { title: 'Meu LOVE' },
  send: { title: 'Enviar amor' },
  shutDown: { title: 'Desligar o Love98' },
  solitaire: { title: 'Paciência' },
  swap: { title: 'Pares de troca' },
  treasury: { title: 'Tesouraria' },
} as const satisfies PartialTranslation<typeof english.programTexts>
