import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: '¿Qué desea que haga el escritorio?',
  choices: {
    'stand-by': 'Suspender',
    'shut-down': 'Apagar el sistema',
    restart: 'Reiniciar',
    disconnect: 'Desconectar la billetera',
  },
  ok: 'Aceptar',
  cancel: 'Cancelar',
  restartTitle: 'Reiniciar',
  restartQuestion:
    'Se cerrarán todas las ventanas y se restablecerán sus posiciones.\nSus iconos, el aspecto, los términos aceptados y la billetera no cambiarán.',
  restart: 'Reiniciar',
  standingBy: 'En suspensión',
  pressAnyKey: 'Presione cualquier tecla para continuar.',
  safe: 'Ahora puede cerrar su corazón con seguridad.',
  turnOn: 'Encender',
  starting: (site: string) => `Iniciando ${site}`,
  skip: 'Presione cualquier tecla para continuar.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
