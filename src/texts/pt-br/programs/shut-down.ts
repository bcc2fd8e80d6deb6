import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'O que você deseja que a área de trabalho faça?',
  choices: {
    'stand-by': 'Modo de espera',
    'shut-down': 'Desligar',
    restart: 'Reiniciar',
    disconnect: 'Desconectar a carteira',
  },
  ok: 'OK',
  cancel: 'Cancelar',
  restartTitle: 'Reiniciar',
  restartQuestion:
    'Todas as janelas serão fechadas e suas posições, redefinidas.\nSeus ícones, a skin, os termos aceitos e a carteira não serão alterados.',
  restart: 'Reiniciar',
  standingBy: 'Em modo de espera',
  pressAnyKey: 'Pressione qualquer tecla para continuar.',
  safe: 'Agora já é seguro fechar o seu coração.',
  turnOn: 'Ligar',
  starting: (site: string) => `Iniciando ${site}`,
  skip: 'Pressione qualquer tecla para continuar.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
