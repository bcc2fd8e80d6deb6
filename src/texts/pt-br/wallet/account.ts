import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Conta',
  name: 'Nome',
  account: 'Conta',
  balance: 'Saldo',
  address: 'Endereço',
  copyAddress: 'Copiar endereço',
  copied: 'Copiado!',
  copiedStatus: 'Endereço copiado para a área de transferência.',
  cannotCopy: 'O navegador bloqueou a cópia. Selecione o endereço e pressione CTRL+C.',
  send: 'Enviar…',
  disconnect: 'Desconectar',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Transações recentes',
  none: 'Suas transações aparecerão aqui…',
  pending: 'Pendente',
  confirmed: 'Confirmada',
  failed: 'Falhou',
  reverted: 'Falhou: rejeitada pelo contrato',
  replaced: 'Falhou: substituída por outra transação',
  cancelled: 'Falhou: cancelada na carteira',
  'given-up': 'Falhou: sua carteira diz que desistiu da transação',
  partial: 'Feita em parte, diz sua carteira: veja seus saldos',
  late: 'Ainda pendente',
  taken: 'Recebida pela carteira: verifique nela',
  unanswered: 'Não se sabe se a carteira a enviou: verifique nela',
  proposed: 'Aguardando os proprietários do Safe',
  dropped: 'Não encontrada na rede (descartada ou substituída)',
  spedUp: 'Confirmada (acelerada)',
  differs: 'Diferente da transação que você solicitou',
  checkAgain: 'Verificar novamente',
  checkNamed: (description: string) => `Verificar novamente: ${description}`,
  remove: 'Remover',
  removeNamed: (description: string) => `Remover: ${description}`,
  clear: 'Limpar tudo',
  explorer: 'Ver mais no explorador de blocos',
  opens: (description: string) => `${description} (abre o explorador de blocos em uma nova guia)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Conexões',
  inUse: 'Em uso',
  use: 'Usar',
  chooseNamed: (name: string) => `Usar ${name}`,
  disconnect: 'Desconectar',
  disconnectNamed: (name: string) => `Desconectar ${name}`,
  hint: 'Para usar outro endereço, selecione-o em sua carteira.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
