import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Léame',
    paragraphs: [
      'Bienvenido a Love98.',
      'Este es un escritorio de 1998 para la comunidad de hoy. No necesita una billetera para echar un vistazo.',
      'ASPECTOS\nHaga clic en Inicio, elija Configuración, elija Aspectos y, a continuación, haga clic en un aspecto. Para ver antes una vista previa, use Propiedades de Pantalla. Su elección se almacena en este explorador.',
      'BILLETERA\nPara ver las billeteras de este explorador, haga clic en Conectar billetera en la barra de tareas. Al conectarla, esta página ve su dirección. Eso no permite que la página envíe nada. La billetera le pide que confirme cada pago y cada firma. Lea lo que muestra antes de confirmar.',
      'PARES DE INTERCAMBIO Y GRÁFICOS\nLos precios se leen de los pools cada cuatro segundos mientras haya a la vista una ventana que los muestre. Gráficos muestra su historial. Los precios no constituyen asesoramiento financiero.',
      'QUÉ SE ALMACENA EN ESTE EXPLORADOR\n- Su configuración, ventanas, partidas y alertas de precio.\n- Las direcciones que aceptaron los términos.\n- La billetera que conectó.\n- El último mensaje que firmó aquí, como recibo.',
      'QUÉ SE ALMACENA EN EL SERVIDOR\n- Si verifica su cuenta: su dirección y una sesión, hasta que usted la cierre o la sesión caduque.\n- Si juega partidas clasificatorias: su dirección y sus partidas.\n- Si firma el libro de visitas: su dirección, y sus mensajes con sus firmas hasta que los elimine.',
    ],
  },
  terms: { title: 'Términos' },
  help: {
    title: 'Ayuda',
    paragraphs: [
      'ABRIR ICONOS\nPara abrir un icono, haga doble clic en él. En una pantalla táctil, tóquelo. Con el teclado, presione ENTRAR. Para abrir un programa en una pestaña nueva, haga clic en su icono con el botón central del mouse.',
      'SELECCIONAR ICONOS\nPara ir a los iconos, presione TAB. Para ir al icono siguiente, presione una tecla de dirección. Para ir al primer icono o al último, presione INICIO o FIN. Para ir al siguiente icono que empiece por una letra, presione esa letra.',
      'VENTANAS\nPara mover una ventana, arrastre su barra de título. Para cambiar el tamaño de una ventana, arrastre un borde o una esquina. Para maximizar una ventana, haga doble clic en su barra de título. Para cancelar un arrastre, presione ESC. Para traer una ventana al frente, haga clic en su botón en la barra de tareas. Para minimizar la ventana, haga clic otra vez en su botón.',
      'MENÚ INICIO\nPara ir al comando siguiente, presione una tecla de dirección. Para abrir un submenú, presione FLECHA DERECHA. Para cerrar un submenú, presione FLECHA IZQUIERDA o ESC. Para elegir un comando, presione su letra subrayada.',
      'VERIFICAR\nDespués de conectarse, puede firmar un mensaje para demostrar que la cuenta es suya. Firmar es gratis y no concede ningún permiso. Solo lo necesita para publicar con su cuenta, por ejemplo, partidas clasificatorias y mensajes del libro de visitas. Si hace clic en Ahora no, puede verificar su cuenta más tarde en la ventana Cuenta.',
      'CONECTAR\nSi su billetera no está en la lista, desbloquéela y abra la lista de nuevo. Si un mensaje dice que ya hay una solicitud abierta, responda primero a esa solicitud en su billetera.',
      'RED INCORRECTA\nSi su billetera está en una red que no se admite aquí, haga clic en Red incorrecta para cambiar de red, o cambie la red en su billetera.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
