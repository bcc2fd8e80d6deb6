import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Conectar uma carteira',
  list: 'Carteiras',
  recent: 'Recente',
  unsupported: (name: string) => `${name} (sem suporte)`,
  choose: 'Escolha uma carteira.',
  opening: (name: string) => `Abrindo ${name}… Confirme a conexão na extensão.`,
  openingElsewhere: (name: string) => `Abrindo ${name}… Confirme a conexão na janela dela.`,
  failed: 'Não foi possível conectar sua carteira.',
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  copied: 'Copiado.',
  back: '< Voltar',
  whatIsAWallet: 'O que é uma carteira?',
  home: 'Um lugar para o que é seu',
  homeText:
    'Uma carteira guarda as chaves de suas moedas, tokens e colecionáveis. Ela os mostra, envia e recebe.',
  logIn: 'Uma forma de entrar',
  logInText:
    'Ela mostra seu endereço a esta página e pergunta a você antes que algo seja assinado ou pago. Você não precisa de nome de usuário nem de senha.',
  getAWallet: 'Obter uma carteira',
  learnMore: 'Saiba mais',
  noWallet:
    'Nenhuma carteira foi encontrada neste navegador. Instale uma carteira ou desbloqueie a sua. Depois, ela aparecerá aqui.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
