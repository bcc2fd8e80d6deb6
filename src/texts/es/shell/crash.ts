import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `Se produjo una excepción grave ${id} en el escritorio y tuvo que detenerse.`,
  lines: [
    'Su billetera no se ve afectada. Esta página no puede enviar nada sin su aprobación.',
    'Presione cualquier tecla para volver a enamorarse. Se restaurarán sus ventanas.',
  ],
  forgetting:
    'El problema volvió a producirse después de reiniciar. La causa puede ser la configuración almacenada. Si inicia sin ella, se quitarán de este explorador la apariencia, las ventanas abiertas, las partidas guardadas y los términos aceptados, y se desconectará la billetera.',
  restart: 'Reiniciar',
  forget: 'Iniciar sin la configuración almacenada',
  copy: 'Copiar id. de error',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia. Seleccione el texto y presione Ctrl+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
