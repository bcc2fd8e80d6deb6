import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Bem-vindo a ${site}`,
  skin: '1. Escolha uma capa',
  wallet: '2. Conecte uma carteira',
  walletText: 'Sem uma carteira, você pode usar tudo, exceto seus próprios saldos e as partidas ranqueadas.',
  connect: 'Conectar carteira…',
  begin: '3. Dê uma olhada',
  each: 'Mostrar esta tela sempre que eu abrir a área de trabalho',
  close: 'Fechar',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
