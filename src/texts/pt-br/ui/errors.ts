import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/errors'

/** What a visitor reads about a failure, by the code of its `LoveError`. Texts of `[S8.…]` are fixed by the specification. */
export const errorTexts = {
  'bad-request': 'Ops, algo deu errado!',
  'too-large': 'A solicitação é grande demais.',
  'method-not-allowed': 'Esta solicitação não é permitida aqui.',
  'unknown-chain': 'Não há suporte para esta rede aqui.',
  'node-unavailable': 'O nó da blockchain não está respondendo. Tente novamente em instantes.',
  'safe-gateway-unavailable': 'O serviço do Safe não está respondendo. Tente novamente em instantes.',
  'safe-info-missing': 'Não foi possível carregar as informações do Safe',
  'rate-limited': 'Há solicitações demais. Aguarde um momento e tente novamente.',
  'database-unavailable': 'O servidor não consegue acessar seu banco de dados. Tente novamente em instantes.',
  'too-slow': 'O servidor demorou demais para responder. Tente novamente em instantes.',
  'settings-unavailable':
    'Não foi possível carregar as configurações desta página. Verifique sua conexão e tente novamente.',
  'server-unavailable': 'O servidor não está respondendo. Verifique sua conexão e tente novamente.',
  'chunk-unavailable':
    'Não foi possível carregar uma parte desta página. Verifique sua conexão e tente novamente.',
  'user-rejected': 'Solicitação rejeitada.',
  'request-pending': 'Já há uma solicitação aberta em sua carteira. Responda a ela primeiro.',
  'connector-not-found': 'Conector não encontrado',
  'connector-already-connected': 'O conector já está conectado',
  'chain-not-configured': 'A cadeia não está configurada para o conector',
  'wrong-network': 'Rede incorreta detectada; troque de rede ou desconecte para continuar.',
  'cannot-switch': 'Sua carteira não permite trocar de rede',
  'not-connected': 'Conecte uma carteira primeiro.',
  'no-chains': 'Nenhuma cadeia foi encontrada na configuração do wagmi',
  'no-config': 'Nenhuma configuração do wagmi foi encontrada',
  'provider-required': 'um provedor é necessário.',
  'switching-not-supported': 'O conector não permite trocar de cadeia por programação.',
  'other-chain': 'Sua carteira está em outra rede. Troque de rede e tente novamente.',
  'not-authorized': 'Sua carteira bloqueou esta solicitação. Abra-a e permita esta página.',
  'method-not-supported': 'Sua carteira não dá suporte a esta solicitação.',
  'wallet-offline': 'Sua carteira não está conectada à rede. Verifique-a e tente novamente.',
  'still-reconnecting': 'Sua carteira está se reconectando. Tente novamente em instantes.',
  'popup-blocked':
    'A janela da carteira foi bloqueada. Permita janelas pop-up para esta página e tente novamente.',
  'pairing-expired': 'A solicitação expirou. Um novo código está pronto.',
  'wallet-failed': 'Sua carteira retornou um erro.',
  'wallet-not-answering': 'Sua carteira não está respondendo. Abra-a, desbloqueie-a e tente novamente.',
  'account-changed': 'Sua carteira mudou de conta. Revise e tente novamente.',
  'transaction-fails': 'Esta transação falharia.',
  'transaction-repeated': 'A mesma transação já está a caminho. Consulte Transações recentes em Conta.',
  'transaction-unknown':
    'Sua carteira não informou se enviou isto. Verifique na carteira antes de enviar novamente.',
  'name-character': 'O nome tem um caractere que não é permitido.',
  'name-empty-label': 'O nome tem uma parte vazia: dois pontos seguidos ou um ponto em uma extremidade.',
  'name-mixture': 'O nome mistura letras de alfabetos que não podem ser combinados.',
  'name-leading-mark': 'Uma parte do nome começa com uma marca de combinação.',
  'name-underscore': 'O nome tem um sublinhado que não está no início de sua parte.',
  'name-marks': 'O nome tem mais de 4 marcas em uma letra.',
  'name-invalid': 'O nome não é válido.',
  'nonce-failed': 'Erro ao preparar a mensagem. Tente novamente!',
  'signing-failed': 'Erro ao assinar a mensagem. Tente novamente!',
  'verification-failed': 'Erro ao verificar a assinatura. Tente novamente!',
  'other-address': 'Não é possível entrar neste endereço. Abra o endereço oficial deste site.',
  'not-signed-in': 'Para jogar partidas ranqueadas, conecte uma carteira e entre.',
  'already-played': 'Esta carteira já jogou hoje o tabuleiro ranqueado deste nível. Volte amanhã.',
  'unknown-game': 'Não foi possível encontrar esta partida. Ela pode ter expirado. Inicie uma nova partida.',
  'unknown-board': 'Não foi possível encontrar este tabuleiro. Copie o link completo e tente novamente.',
  'bad-log': 'O registro da partida está danificado. Envie-o novamente.',
  'guestbook-refused': 'O livro de visitas não aceitou isto.',
  'not-yet-public': 'Você poderá assistir a esta partida quando o dia terminar (UTC).',
  unexpected: 'Ops, algo deu errado!',
} as const satisfies PartialTranslation<typeof english.errorTexts>

/** What is wrong with a transaction that a program asks to track; fixed by `[S5.3]`. */
export const transactionProblemTexts = {
  hash: 'O hash da transação não é válido',
  description: 'A transação precisa ter uma descrição',
  confirmations: 'As confirmações da transação devem ser um inteiro positivo',
} as const satisfies PartialTranslation<typeof english.transactionProblemTexts>
