import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Verificar sua conta',
  intro:
    'Assine uma mensagem em sua carteira para provar que esta conta é sua. Assinar é grátis e não concede nenhuma permissão.',
  whatYouSign: 'O que você assina',
  noMessage: 'Ainda não há mensagem.',
  switchNetwork: 'Trocar de rede',
  disconnect: 'Desconectar',
  notNow: 'Agora não',
  site: 'Site',
  account: 'Conta',
  network: 'Rede',
  signBefore: 'Assinar antes de',
  statement: 'Declaração',
  preparing: 'Solicitando uma mensagem ao servidor…',
  idle: '“Agora não” mantém a carteira conectada; “Desconectar” a desconecta.',
  signing: 'Confirme em sua carteira.',
  resumed: 'Os proprietários que já assinaram não precisam assinar de novo. Aguardando os outros.',
  queued: (place: string) =>
    `Para entrar, os proprietários precisam executar a transação ${place}. Você pode voltar mais tarde.`,
  verifying: 'Verificando a assinatura…',
  verified: 'Conta verificada',
  verifiedUntil: (time: string) => `Sua sessão é válida até ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'OK',
  agree: 'Concordo',
  disconnect: 'Desconectar',
  inLanguage: (language: string) => `Estes termos estão disponíveis somente neste idioma: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Verificação',
  signOut: 'Sair',
  verify: 'Verificar conta',
  signedOutHere: (reason: string) =>
    `Você saiu neste navegador. Sua sessão no servidor terminará quando o servidor responder. ${reason}`,
  receipt: 'Recibo: a mensagem e a assinatura',
  receiptLines: (message: string, signature: string) => `Mensagem:\n${message}\n\nAssinatura:\n${signature}`,
  copied: 'Copiado.',
  copyReceipt: 'Copiar recibo',
  receiptStatus: {
    idle: 'O que você assinou, para seus próprios registros.',
    copied: 'Recibo copiado para a área de transferência.',
    failed: 'O navegador bloqueou a cópia. Selecione o recibo e pressione CTRL+C.',
  },
  looking: 'Verificando…',
  notVerified: 'Não verificada',
  verifiedUntil: (time: string) => `Verificada até ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Preparando a mensagem…',
  idle: 'Assinar mensagem',
  failed: 'Tentar novamente',
  signing: 'Aguardando a assinatura…',
  queued: 'Aguardando o Safe…',
  verifying: 'Verificando a assinatura…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
