import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Boas-vindas a ${site}`,
  skin: '1. Escolha uma skin',
  wallet: '2. Conecte uma carteira',
  walletText:
    'Você precisa de uma carteira para ver seus saldos, fazer pagamentos e jogar partidas ranqueadas. Todo o resto funciona sem ela.',
  connect: 'Conectar carteira…',
  begin: '3. Dê uma olhada',
  each: 'Mostrar esta tela sempre que eu abrir a área de trabalho',
  close: 'Fechar',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
