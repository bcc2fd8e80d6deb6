import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Léame',
    paragraphs: [
      'Bienvenido a Love98.',
      'Este es un escritorio de 1998 para una comunidad de hoy. No necesita una billetera para echar un vistazo.',
      'MÁSCARAS\nHaga clic en Inicio, Configuración, Máscaras, y elija Default, Vaporwave Arcade o Tang Gang. En Propiedades de Pantalla hay una vista previa de cada máscara. Su elección se almacena en este explorador.',
      'BILLETERA\nHaga clic en Conectar billetera, en la barra de tareas, para ver las billeteras de este explorador. Al conectarla, esta página ve su dirección; eso no permite que la página envíe nada. La billetera le pide que confirme cada pago y cada firma. Lea lo que muestra antes de confirmar.',
      'PARES DE INTERCAMBIO Y GRÁFICOS\nLos precios se leen de los pools de la cadena cada cuatro segundos mientras haya a la vista una ventana que los muestre. Gráficos muestra su historial. No son consejos financieros.',
      'QUÉ SE ALMACENA\nEn este explorador: su configuración, ventanas, partidas y alertas de precio, las billeteras que aceptaron los términos, la billetera que conectó y el último mensaje que firmó aquí, como recibo. En el servidor, si verifica su cuenta: su dirección y una sesión, hasta que usted la cierre o la sesión caduque. Si juega partidas clasificatorias: su dirección y sus partidas. Si firma el libro de visitas: su dirección, y sus mensajes con sus firmas hasta que los elimine.',
    ],
  },
  terms: { title: 'Términos' },
  help: {
    title: 'Ayuda',
    paragraphs: [
      'ABRIR\nHaga doble clic en un icono. En una pantalla táctil, tóquelo. Con el teclado, presione Entrar. Para abrir un programa en una pestaña nueva, haga clic en su icono con el botón central del mouse.',
      'ICONOS\nPresione Tab para ir a los iconos, una tecla de dirección para ir al icono siguiente, Inicio o Fin para ir al primero o al último, o una letra para ir al siguiente icono que empiece por ella.',
      'VENTANAS\nArrastre la barra de título para mover una ventana, o un borde o una esquina para cambiar su tamaño. Haga doble clic en la barra de título para maximizarla. Para cancelar un arrastre, presione Esc. La barra de tareas tiene un botón para cada ventana. Haga clic en él para traer la ventana al frente; haga clic otra vez para minimizarla.',
      'MENÚ INICIO\nPresione una tecla de dirección para ir al comando siguiente, la flecha derecha para abrir un submenú, la flecha izquierda o Esc para cerrarlo, o una letra subrayada para elegir un comando.',
      'VERIFICAR\nDespués de conectarse, puede firmar un mensaje para demostrar que la cuenta es suya. Firmar es gratis y no concede ningún permiso. Solo es necesario para lo que publica con su cuenta, como las partidas clasificatorias y los mensajes del libro de visitas. Si hace clic en Ahora no, puede verificar su cuenta más tarde en la ventana Cuenta.',
      'CONECTAR\nSi su billetera no está en la lista, desbloquéela y abra la lista de nuevo. Si un mensaje dice que ya hay una solicitud abierta, responda primero a esa solicitud en su billetera.',
      'RED INCORRECTA\nSu billetera está en una red que no se admite aquí. Haga clic en Red incorrecta para cambiar de red, o cambie la red en su billetera.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
