import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `Ocorreu uma exceção fatal ${id} na área de trabalho e ela teve de parar.`,
  lines: [
    'Sua carteira não foi afetada. Esta página não pode enviar nada sem a sua aprovação.',
    'Pressione qualquer tecla para se apaixonar de novo. Suas janelas serão restauradas.',
  ],
  forgetting:
    'O problema ocorreu de novo após a reinicialização. A causa podem ser as configurações armazenadas. Se você iniciar sem elas, a aparência, as janelas abertas, as partidas salvas e os termos aceitos serão removidos deste navegador, e a carteira será desconectada.',
  restart: 'Reiniciar',
  forget: 'Iniciar sem as configurações armazenadas',
  copy: 'Copiar ID do erro',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione Ctrl+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
