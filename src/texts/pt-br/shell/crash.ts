import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `Ocorreu uma exceção fatal ${id} na área de trabalho. A área de trabalho foi encerrada.`,
  lines: [
    'Sua carteira não foi afetada. Esta página não pode enviar nada sem a sua aprovação.',
    'Pressione qualquer tecla para se apaixonar de novo. Suas janelas serão restauradas.',
  ],
  forgetting:
    'O problema ocorreu de novo. A causa podem ser as configurações armazenadas. Se você iniciar sem elas, as configurações de aparência, as janelas abertas, as partidas salvas e a aceitação dos termos serão excluídas deste navegador, e a carteira será desconectada.',
  restart: 'Reiniciar',
  forget: 'Iniciar sem as configurações armazenadas',
  copy: 'Copiar ID do erro',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
