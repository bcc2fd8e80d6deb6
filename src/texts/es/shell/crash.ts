import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `Se produjo una excepción grave ${id} en el escritorio. El escritorio se cerró.`,
  lines: [
    'Su billetera no se ve afectada. Esta página no puede enviar nada sin su aprobación.',
    'Presione cualquier tecla para volver a enamorarse. Se restaurarán sus ventanas.',
  ],
  forgetting:
    'El problema volvió a producirse. La causa puede ser la configuración almacenada. Si inicia sin ella, se eliminarán de este explorador la configuración de apariencia, las ventanas abiertas, las partidas guardadas y la aceptación de los términos, y se desconectará la billetera.',
  restart: 'Reiniciar',
  forget: 'Iniciar sin la configuración almacenada',
  copy: 'Copiar id. de error',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia. Seleccione el texto y presione CTRL+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
