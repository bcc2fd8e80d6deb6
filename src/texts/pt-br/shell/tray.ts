import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'Nenhuma carteira está conectada',
    connecting: 'Uma carteira está se conectando',
    reconnecting: 'Uma carteira está se reconectando',
    connected: 'Uma carteira está conectada',
    connectedTo: (chain: string) => `Uma carteira está conectada à rede ${chain}`,
    wrongNetwork: 'Uma carteira está em uma rede sem suporte',
  },
  lamps: {
    connect: 'Conectar carteira…',
    account: 'Conta…',
    network: 'Trocar de rede…',
    blink: 'Mostrar luzes de atividade',
  },
  language: 'Idioma: português do Brasil',
  soundsOn: 'Volume',
  soundsOff: 'Volume (sem som)',
  notifications: 'Notificações',
  newNotifications: (count: number) =>
    plural(count, { one: `Notificações, ${count} nova`, other: `Notificações, ${count} novas` }),
  block: (number: string) => `Bloco ${number}`,
  dateTime: 'Data e hora',
  copyTime: 'Copiar data e hora',
  copyBlock: 'Copiar número do bloco',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Copie este texto:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
