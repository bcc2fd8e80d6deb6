import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/help'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Ayuda de Love98',
  tabs: { contents: 'Contenido', index: 'Índice', find: 'Buscar' },
  tabsLabel: 'Vistas de la Ayuda',
  topicsLabel: 'Temas',
  typeFirstLetters: 'Escriba las primeras letras de la palabra que está buscando:',
  typeWords: 'Escriba las palabras que desea buscar:',
  found: (count: number) =>
    plural(count, { one: `${count} tema encontrado`, other: `${count} temas encontrados` }),
  nothingFound: 'No se encontraron temas. Pruebe con menos palabras o con palabras más cortas.',
  open: (program: string) => `Abrir ${program}`,
  copy: 'Copiar tema',
  copied: 'Copiado.',
  notCopied: 'El explorador bloqueó la copia. Seleccione el texto y presione CTRL+C.',
  keysHead: 'Tecla',
  keysDoes: 'Acción',
  chapters: {
    start: 'Primeros pasos',
    programs: 'Programas',
    wallet: 'Billetera y cuenta',
    keyboard: 'Teclado',
  },
  places: {
    everywhere: 'En todas partes',
    switcher: 'Al elegir una ventana',
    icons: 'Iconos del escritorio',
    windows: 'Ventanas',
    placing: 'Después de Mover o Tamaño en un menú',
    menus: 'Menús',
    taskbar: 'Barra de tareas',
    controls: 'Fichas, árboles y listas',
    folders: 'Carpetas de vínculos',
    chart: 'Gráficos',
    run: 'Ejecutar',
    'stand-by': 'Suspensión y pantalla azul',
  },
} as const satisfies PartialTranslation<typeof english.helpTexts>

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Abre el menú Inicio.',
  'next-part': 'Va del escritorio a las ventanas y después a la barra de tareas.',
  'previous-part': 'Va de la barra de tareas a las ventanas y después al escritorio.',
  'show-desktop': 'Minimiza todas las ventanas. Presione de nuevo para restaurarlas.',
  'switch-window':
    'Muestra todas las ventanas. Con cada pulsación se pasa a la siguiente. Suelte las teclas para elegirla.',
  'switch-window-back': 'Muestra todas las ventanas en orden inverso.',
  'context-menu': 'Abre el menú contextual del elemento seleccionado.',
  dismiss: 'Cierra un cuadro de diálogo, un panel o una sugerencia.',
  'choose-window': 'Va a la ventana siguiente en esa dirección.',
  'take-window': 'Trae al frente la ventana elegida.',
  'leave-switcher': 'Cancela sin cambios.',
  'open-icon': 'Abre el icono.',
  'move-between-icons': 'Va al icono siguiente en esa dirección.',
  'first-icon': 'Va al primer icono.',
  'last-icon': 'Va al último icono. Una letra va al siguiente icono que empiece por ella.',
  'select-icon': 'Selecciona el icono. Con CTRL, lo agrega a la selección.',
  'select-all-icons': 'Selecciona todos los iconos.',
  'select-no-icon': 'Borra la selección.',
  'take-back-move': 'Deshace el último movimiento de iconos.',
  'close-window': 'Cierra la ventana activa.',
  'system-menu':
    'Abre el menú del sistema de la ventana: Restaurar, Mover, Tamaño, Minimizar, Maximizar, Cerrar.',
  'menu-bar': 'Va a la barra de menús de la ventana. ALT y una letra subrayada abren ese menú.',
  'cancel-drag': 'Cancela el arrastre de una ventana.',
  place: 'Mueve o cambia el tamaño de una ventana ocho píxeles, o mueve un icono un lugar.',
  'place-finely': 'Mueve o cambia el tamaño de una ventana un píxel.',
  'keep-place': 'Acepta la posición o el tamaño nuevos.',
  'leave-place': 'Restaura la posición o el tamaño anteriores.',
  'move-in-menu': 'Va al comando siguiente. Una letra subrayada va a su comando.',
  'first-row': 'Va al primer comando.',
  'last-row': 'Va al último comando.',
  'open-submenu': 'Abre el submenú.',
  'close-submenu': 'Cierra el último menú que se abrió.',
  'choose-row': 'Elige el comando.',
  'leave-menus': 'Cierra todos los menús.',
  'move-in-taskbar': 'Va al botón siguiente de la barra de tareas.',
  'ends-of-taskbar': 'Va al primer botón o al último.',
  'move-in-list':
    'Va a la ficha o fila siguiente. En un árbol, la flecha izquierda cierra una rama y la derecha la abre.',
  'ends-of-list': 'Va al primer elemento o al último.',
  'pages-of-list': 'Va a la página siguiente o a la anterior.',
  'choose-in-list': 'Elige el elemento que tiene el foco.',
  'open-drop-down': 'Abre una lista desplegable, o la cierra con el elemento seleccionado.',
  'close-drop-down': 'Cierra una lista desplegable sin cambios.',
  'move-in-folder': 'Va al icono siguiente en esa dirección.',
  'ends-of-folder': 'Va al primer icono o al último.',
  'copy-link': 'Copia la dirección del icono seleccionado.',
  'move-in-chart': 'Va a la vela anterior o siguiente y lee sus cifras.',
  'pages-of-chart': 'Retrocede o avanza diez velas.',
  'ends-of-chart': 'Va a la primera vela o a la última.',
  'leave-chart': 'Oculta las líneas que marcan una vela.',
  'copy-figures': 'Copia las cifras para una hoja de cálculo.',
  'earlier-entry': 'Muestra la entrada anterior.',
  'later-entry': 'Muestra la entrada siguiente.',
  'end-stand-by': 'Enciende la pantalla o reinicia el escritorio. Cualquier otra tecla hace lo mismo.',
} as const satisfies PartialTranslation<typeof english.keyTexts>

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Bienvenida',
    words: ['acerca de', 'bienvenida', 'introducción'],
    text: [
      'Este es un escritorio de 1998 para la comunidad de hoy. No necesita una billetera para echar un vistazo.',
      'Sus elecciones, como el aspecto, el papel tapiz y los tamaños y las posiciones de las ventanas, se almacenan en este explorador.',
      'Para buscar una palabra\n1. Haga clic en la ficha Índice.\n2. Escriba las primeras letras de la palabra y, a continuación, haga clic en la palabra en la lista.',
      'Para buscar en todos los temas\n1. Haga clic en la ficha Buscar.\n2. Escriba las palabras que desea buscar y, a continuación, haga clic en un tema de la lista.',
      'Para ver de nuevo la pantalla de bienvenida\n1. Haga clic en Inicio y elija Programas.\n2. Haga clic en Bienvenida.',
    ],
  },
  icons: {
    title: 'Abrir iconos',
    words: ['abrir', 'doble clic', 'iconos', 'tocar'],
    text: [
      'Para abrir un icono\n- Con el mouse, haga doble clic en el icono.\n- En una pantalla táctil, toque el icono.\n- Con el teclado, seleccione el icono y presione ENTRAR.',
      'Para abrir los iconos con un solo clic\n1. Haga clic en Inicio y elija Configuración.\n2. Haga clic en Estilo Web.',
      'Para abrir un programa o un vínculo en una pestaña nueva\n- Haga clic en su icono con el botón central del mouse.\n- O bien, haga clic en el icono con el botón secundario y, a continuación, haga clic en Abrir en una pestaña nueva.',
      'Para mover un icono, arrástrelo.',
      'Para organizar los iconos\n1. Haga clic en el escritorio con el botón secundario.\n2. Haga clic en Alinear iconos, o elija Organizar iconos y haga clic en un orden. Para deshacer el último movimiento, haga clic en Deshacer Mover.',
      'Nota: Si un icono dice “sin configurar”, la comunidad no ha establecido su dirección.',
    ],
  },
  windows: {
    title: 'Mover ventanas y cambiar su tamaño',
    words: ['cerrar', 'maximizar', 'menú del sistema', 'minimizar', 'mover', 'tamaño', 'ventanas'],
    text: [
      'Para mover una ventana, arrastre su barra de título. Para cambiar el tamaño de una ventana, arrastre un borde o una esquina. Para maximizar una ventana, haga doble clic en su barra de título.',
      'Para mover una ventana o cambiar su tamaño con el teclado\n1. Haga clic en el icono que está a la izquierda de la barra de título para abrir el menú del sistema.\n2. Haga clic en Mover o en Tamaño.\n3. Presione las teclas de dirección.\n4. Presione ENTRAR para aceptar o ESC para cancelar.',
      'Para cambiar de ventana\n1. En la barra de tareas, haga clic en el botón de una ventana para traerla al frente.\n2. Para minimizar la ventana, haga clic otra vez en su botón.',
      'Sugerencia: Para cancelar un arrastre, presione ESC.',
      'Nota: Las ventanas conservan sus posiciones hasta que reinicie el escritorio. Para reiniciarlo, haga clic en Inicio, haga clic en Apagar el sistema y, a continuación, haga clic en Reiniciar.',
    ],
  },
  'start-menu': {
    title: 'El menú Inicio y la barra de tareas',
    words: ['área de notificación', 'barra de tareas', 'inicio rápido', 'menú Inicio'],
    text: [
      'El menú Inicio contiene todos los programas, todos los vínculos, los documentos y la configuración de este escritorio. El otro extremo de la barra de tareas muestra el volumen, las notificaciones, la billetera y el reloj.',
      'Para ver la fecha, señale el reloj.',
      'Para abrir un menú contextual\n- Con el mouse, haga clic con el botón secundario en el escritorio, un icono, una barra de título o la barra de tareas.\n- En una pantalla táctil, mantenga presionado el elemento.',
      'Sugerencia: Para abrir en su lugar el menú de su explorador, mantenga presionada la tecla MAYÚS y haga clic con el botón secundario.',
    ],
  },
  phones: {
    title: 'Teléfonos y tabletas',
    words: ['tableta', 'táctil', 'teléfono'],
    text: [
      'En una pantalla pequeña, cada ventana ocupa todo el escritorio, y los cuadros de diálogo se abren en la parte inferior de la pantalla.',
      'Para abrir un elemento, tóquelo. Para abrir su menú contextual, manténgalo presionado.',
      'Para cambiar de ventana, toque los botones de la barra de tareas.',
    ],
  },
  access: {
    title: 'Accesibilidad',
    words: ['contraste', 'lector de pantalla', 'movimiento', 'tamaño', 'teclado'],
    text: [
      'Puede usar todo con el teclado. Para ver una lista de teclas, consulte “Todas las teclas”. Los lectores de pantalla leen el escritorio como una lista de vínculos, las ventanas como cuadros de diálogo y los mensajes cuando aparecen.',
      'Para agrandar los controles\n1. Haga clic en Inicio, elija Configuración y, a continuación, haga clic en Propiedades de Pantalla.\n2. Haga clic en la ficha Apariencia.\n3. En Tamaño, haga clic en un tamaño y, a continuación, haga clic en Aceptar.',
      'El escritorio sigue la configuración de contraste de su sistema: usa una combinación de colores negra de alto contraste, o los colores de su sistema.',
      'Nada parpadea. Si su sistema está configurado para reducir el movimiento, las animaciones están desactivadas.',
    ],
  },
  languages: {
    title: 'Idiomas',
    words: ['cantidades', 'fechas', 'idiomas', 'traducciones'],
    text: [
      'Para elegir un idioma\n1. En la barra de tareas, haga clic en las letras del idioma, por ejemplo ES.\n2. Haga clic en un idioma.',
      'Sugerencia: También puede elegir un idioma en Propiedades de Pantalla. Haga clic en la ficha Efectos.',
      'Este explorador recuerda su elección. Una dirección que nombra un idioma, como /es, siempre se abre en ese idioma.',
      'Las fechas, las horas y las listas siguen las convenciones del idioma. Las cantidades se escriben de la misma manera en todos los idiomas, con una coma entre los miles y un punto antes de los decimales, como en 1,234.50. Una cantidad que copia, compara o escribe siempre significa lo mismo.',
      'Nota: Ningún lector nativo ha revisado las traducciones. Un texto que aún no está traducido se muestra en inglés. El mensaje que firma para verificar su cuenta está siempre en inglés.',
    ],
  },
  offline: {
    title: 'Sin red',
    words: ['instalar', 'red', 'sin conexión'],
    text: [
      'El escritorio, los programas que ya usó, el Bloc de notas, Propiedades de Pantalla y todos los aspectos se almacenan en este explorador y funcionan sin red. Los precios, los saldos y las firmas necesitan una red.',
      'Para instalar el escritorio como aplicación, use la barra de direcciones o el menú de su explorador.',
    ],
  },
  treasury: {
    title: 'Tesorería',
    words: ['cola', 'multifirma', 'Safe', 'saldos', 'tesorería'],
    text: [
      'Use Tesorería para ver los activos de un Safe, sus transacciones pendientes, su historial y sus mensajes. Un Safe es una billetera con varios propietarios. Una transacción se ejecuta solo después de que la hayan firmado suficientes propietarios. No es necesario conectar una billetera para ver un Safe.',
      'Para ver otro Safe\n1. Escriba la dirección del Safe.\n2. Haga clic en Abrir. Para volver a la tesorería de esta comunidad, haga clic en Tesorería de la comunidad en el menú Safe.',
      'Para ver los detalles de una fila, haga clic en ella.',
      'Para cambiar la moneda de los valores, use el menú Moneda. Para cambiar la red de la dirección, use el menú Red.',
      'Para firmar una transacción\n1. Haga clic en la ficha Cola y, a continuación, haga clic en la transacción.\n2. Lea los detalles y las advertencias. Las advertencias indican todo lo que podría dar a otros el control del Safe.\n3. Haga clic en Firmar y, a continuación, confirme la firma en su billetera.',
      'Los propietarios también pueden rechazar, ejecutar y proponer transacciones. Antes de que firme, esta página calcula el hash de lo que usted ve y lo compara con el hash que se va a firmar.',
      'Nota: Bajo el encabezado “Solo se ejecutará una de estas”, los propietarios pueden ejecutar una transacción. Las demás quedan entonces canceladas.',
    ],
  },
  swap: {
    title: 'Pares de intercambio',
    words: [
      'intercambiar',
      'liquidez',
      'ordenar',
      'pares',
      'precios',
      'servicio de intercambio',
      'tokens',
      'volumen',
    ],
    text: [
      'Pares de intercambio muestra los pares de esta comunidad y los precios de sus pools. Los precios se actualizan cada cuatro segundos mientras la ventana esté a la vista. La barra de estado muestra el bloque de los precios, y su antigüedad cuando una actualización se retrasa.',
      'Cada fila muestra:\n- Cambio (24 h): el cambio del precio en las últimas 24 horas.\n- Volumen: la cantidad que se negoció en las últimas 24 horas.\n- Liquidez: el valor de los dos lados del pool, en el primer token del par.\n- La línea: el precio de las últimas 24 horas.',
      'Para ordenar la lista, haga clic en el encabezado de una columna. Para invertir el orden, haga clic en él otra vez.',
      'Para moverse entre las celdas con el teclado, presione las teclas de dirección.',
      'Para abrir el gráfico de un par, haga doble clic en su nombre, o selecciónelo y presione ENTRAR.',
      'Para intercambiar los dos tokens de un par, haga clic en Intercambiar. Si los intercambios no están configurados, se abre el servicio de intercambio que eligió la comunidad.',
      'Para mostrar un token en su billetera, haga clic en Agregar a la billetera. Esto no mueve nada.',
      'Nota: Los precios no constituyen asesoramiento financiero.',
    ],
  },
  exchange: {
    title: 'Intercambiar tokens',
    words: [
      'aprobar',
      'deslizamiento',
      'impacto en el precio',
      'impuesto',
      'intercambiar',
      'aprobación',
      'plazo',
      'servicio de intercambio',
      'tokens',
    ],
    text: [
      'Intercambiar tokens intercambia los dos tokens de un par con su propia billetera. Usa el pool del par y el enrutador de Uniswap V2. El uso de Intercambiar tokens no tiene ningún costo.',
      'Para intercambiar tokens\n1. Escriba una cantidad. La ventana muestra cuánto recibiría en el bloque más reciente. Para intercambiar en la otra dirección, haga clic en Invertir.\n2. Haga clic en Intercambiar. El intercambio se simula, para que el mínimo tenga en cuenta el impuesto de un token.\n3. Si la revisión pide una aprobación, haga clic en Aprobar y, a continuación, confírmela en su billetera.\n4. Compruebe los detalles y, a continuación, firme el intercambio en su billetera.',
      'Antes del primer intercambio de un token, usted debe permitir que el contrato de intercambio gaste el token. Esta aprobación es un paso aparte, es por exactamente esta cantidad y no mueve nada.',
      'Cuando firma, el intercambio se simula de nuevo. Si el mínimo es menor que antes, se le pide que lo confirme.',
      'Un intercambio falla si usted fuera a recibir menos del mínimo, o si no está en un bloque antes de que termine el plazo. En ese caso conserva sus tokens y paga la tarifa de red.',
      'Para cambiar el deslizamiento o el plazo, haga clic en Opciones en el menú Intercambio.',
      'Nota: Una cantidad grande mueve el precio del pool. Si mueve el precio un 10 % o más, debe escribir una palabra para confirmar el intercambio. Por encima del 15 %, el intercambio se bloquea, a menos que usted lo permita en Opciones.',
    ],
  },
  send: {
    title: 'Enviar amor',
    words: ['destinatario', 'dirección', 'ens', 'enviar', 'transferencia'],
    text: [
      'Enviar amor envía ETH o un token de esta comunidad desde su cuenta a una dirección o un nombre ENS.',
      'Para enviar tokens\n1. Elija un activo y, a continuación, escriba el destinatario.\n2. Escriba una cantidad, con un punto para los decimales. Para introducir todo su ETH excepto 0.01 para tarifas de red, haga clic en Máx.\n3. Haga clic en Revisar. La transferencia se simula.\n4. Compare cada carácter de la dirección.\n5. Haga clic en Enviar y, a continuación, confirme la transferencia en su billetera.',
      'La revisión muestra la dirección completa. Le advierte si el destinatario es su propia dirección o un contrato, si no le ha enviado nada desde este explorador, o si se parece a otra dirección que usted conoce. Los atacantes crean direcciones con los mismos primeros y últimos caracteres para engañarle.',
      'Si un token descuenta una parte de cada transferencia, la revisión muestra cuánto llega.',
      'Después de la transferencia, puede copiar el recibo. La transferencia también aparece en Transacciones recientes, en la ventana Cuenta.',
      'Sugerencia: Un vínculo como /p/send?to=love.eth&token=LOVE&amount=5 rellena el formulario. Nunca envía nada.',
    ],
  },
  holdings: {
    title: 'Mi LOVE',
    words: ['activos', 'cartera', 'parte', 'saldo', 'tenencias', 'valor'],
    text: [
      'Mi LOVE muestra ETH y todos los tokens de esta comunidad que tiene la cuenta conectada, o el Safe. El valor se calcula a partir de los pools, sin comisiones y sin el efecto de una operación. “sin pool” significa que ningún pool lleva del token a ETH.',
      'Para usar un activo\n1. Haga clic en su fila.\n2. Haga clic en Intercambiar, Enviar, Agregar a la billetera o Copiar.',
      'Para ordenar la lista, haga clic en el encabezado de una columna. Para invertir el orden, haga clic en él otra vez.',
      'Para moverse entre las filas con el teclado, presione las teclas de dirección.',
    ],
  },
  charts: {
    title: 'Gráficos',
    words: ['alertas', 'csv', 'gráficos', 'historial', 'notificaciones', 'precios', 'velas'],
    text: [
      'Use Gráficos para ver el precio de un par en la última hora, 24 horas, 7 días o 30 días, o en todo el historial que almacena este servidor. Las cifras se calculan a partir de las operaciones en los pools. Puede abrir varias ventanas.',
      'Para mostrar otro par, haga clic en el menú Par y, a continuación, haga clic en un par.',
      'Una vela hueca indica un precio que sube, y una vela rellena indica un precio que baja. El cuerpo de una vela va del primer precio al último. La línea fina va del precio más alto al más bajo. Las columnas de abajo muestran el volumen. En una ventana pequeña, una vela puede representar varios intervalos.',
      'Para leer las cifras de una vela, señálela o presione las teclas de dirección, INICIO o FIN.',
      'Para ver las cifras como una tabla, haga clic en Tabla en el menú Ver.',
      'Para usar las cifras en otro lugar, haga clic en Copiar en el menú Edición, o en Guardar como CSV en el menú Archivo. Las horas del archivo están en UTC.',
      'Para establecer una alerta de precio\n1. En el menú Alertas, haga clic en Alertas de precio.\n2. Elija un par y, a continuación, escriba un precio.\n3. Para ver también una notificación del sistema, active la casilla de verificación. El explorador le pedirá entonces permiso.\n4. Haga clic en Agregar.',
      'Recibe un aviso, una sola vez, cuando el precio está por encima o por debajo del límite.',
      'Nota: Las alertas se almacenan en este explorador. Solo se comprueban mientras esté abierta una página de este escritorio.',
    ],
  },
  notepad: {
    title: 'Bloc de notas',
    words: ['bloc de notas', 'documentos', 'léame', 'términos'],
    text: [
      'Use el Bloc de notas para leer y copiar los documentos de este escritorio: Léame, los términos y una ayuda breve.',
      'Para abrir un documento, haga clic en el menú Archivo y, a continuación, haga clic en el documento.',
      'Para copiar el texto o ajustar las líneas, use el menú Edición.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['heartbreak', 'juego', 'pistas', 'repeticiones', 'tablero del día'],
    text: [
      'Algunos corazones del tablero están rotos. El objetivo del juego es abrir todos los corazones enteros. Un número indica cuántos corazones rotos tocan su cuadro. Todos los tableros estándar se pueden resolver con lógica desde la zona que está abierta al principio.',
      'Para jugar con el mouse\n- Para abrir un corazón, haga clic en él.\n- Para marcar un corazón, haga clic en él con el botón secundario.\n- Para abrir los demás corazones alrededor de un número, haga doble clic en el número o haga clic en él con los dos botones.',
      'Para jugar en una pantalla táctil\n- Para abrir un corazón, tóquelo.\n- Para marcar un corazón, manténgalo presionado.\n- Para todo lo demás, use los botones de debajo del tablero.',
      'Para ver las teclas, haga clic en Teclas en el menú Ayuda del juego.',
      'Para compartir una imagen de una partida que ganó\n1. En el menú Juego, haga clic en Compartir.\n2. Haga clic en Imagen y, a continuación, guarde, copie o comparta la imagen.',
      'Solo las partidas clasificatorias necesitan una billetera. El único premio es su tiempo en la clasificación. Si sale de la página durante una partida clasificatoria, puede volver y continuar dentro de sus 30 minutos; el reloj sigue corriendo. Si cierra la ventana, abandona la partida.',
      'Cuando haya resuelto un tablero del día, la barra de tareas muestra su racha.',
    ],
  },
  guestbook: {
    title: 'Libro de visitas',
    words: ['eliminar', 'firma', 'firmar', 'libro de visitas', 'mensaje', 'ocultar', 'verificar'],
    text: [
      'Puede dejar una línea al día, según la hora UTC. Firmar es gratis y no concede ningún permiso.',
      'Para firmar el libro de visitas\n1. Conecte una billetera e inicie sesión.\n2. Escriba hasta 140 caracteres de texto sin formato y sin vínculos.\n3. Haga clic en Firmar. La billetera muestra el texto con este sitio, su cuenta y el día.\n4. Confirme la firma en su billetera.',
      'Todos pueden leer y verificar su mensaje. El propio explorador comprueba la firma. Si la cuenta es un contrato, el explorador pregunta al contrato, en el bloque más reciente.',
      'Para verificar un mensaje\n1. Seleccione el mensaje y, a continuación, haga clic en Propiedades.\n2. Haga clic en Verificar.',
      'Para guardar todos los mensajes con sus firmas en un archivo, haga clic en Exportar.',
      'Para eliminar su mensaje\n1. Seleccione el mensaje y, a continuación, haga clic en Eliminar.\n2. Firme la solicitud en su billetera. Se borran el texto y la firma. Las copias que otros hayan hecho no se borran.',
      'Nota: Los propietarios de este sitio pueden ocultar un mensaje o una cuenta, y volver a mostrarlos, con una firma propia. Un mensaje oculto indica quién lo ocultó.',
    ],
  },
  solitaire: {
    title: 'Solitario',
    words: ['cartas', 'juego', 'klondike', 'reparto del día', 'solitario'],
    text: [
      'El objetivo del juego es formar cada palo, del as al rey, en las cuatro bases de la parte superior. En las columnas, coloque una carta sobre la carta inmediatamente superior del color opuesto. Solo un rey puede ir a una columna vacía.',
      'Para jugar con el mouse o con un dedo\n- Para mover cartas, arrástrelas.\n- Para robar cartas, haga clic en el mazo.\n- Para enviar una carta a una base, haga doble clic en ella.\n- Para enviar a las bases todas las cartas que se pueda, haga clic en la mesa con el botón secundario.',
      'Para jugar con el teclado\n1. Presione las teclas de dirección para moverse por la mesa.\n2. Presione ENTRAR para tomar una carta.\n3. Presione las teclas de dirección para ir a un montón y, a continuación, presione ENTRAR para soltar la carta.',
      'Para robar una carta o tres cartas, o para jugar sin puntuación o sin reloj, haga clic en Opciones en el menú Juego. Para elegir el dorso de las cartas, haga clic en Baraja en el menú Juego.',
      'Puede deshacer todas las jugadas. Su partida se guarda en este explorador.',
      'El reparto del día es la misma partida para todos hasta la medianoche UTC. Necesita conexión de red cuando la inicia.',
    ],
  },
  display: {
    title: 'Propiedades de Pantalla',
    words: [
      'apariencia',
      'colores',
      'combinaciones',
      'efectos',
      'fondo',
      'aspectos',
      'papel tapiz',
      'protectores de pantalla',
      'temas',
    ],
    text: [
      'Propiedades de Pantalla tiene cuatro fichas:\n- Fondo: el papel tapiz y su posición.\n- Protector de pantalla: la imagen que aparece después de unos minutos sin actividad.\n- Apariencia: el aspecto, el tamaño de los controles y la combinación de colores.\n- Efectos: los efectos visuales, uno o dos clics, el idioma y, si están disponibles, las estadísticas de uso.',
      'Para cambiar una opción\n1. Haga clic en una ficha y, a continuación, elija una opción. El monitor pequeño muestra una vista previa.\n2. Haga clic en Aceptar o en Aplicar para guardar los cambios, o en Cancelar para descartarlos.',
      'Para crear una combinación de colores\n1. Haga clic en la ficha Apariencia y, a continuación, haga clic en Editar.\n2. Elija un elemento y sus colores.\n3. Escriba un nombre y, a continuación, haga clic en Guardar.',
      'Puede importar los colores de un tema de Windows (.theme) o soltar el archivo sobre la combinación de colores. También puede exportar su combinación como tema y compartirla como vínculo.',
    ],
  },
  bridge: {
    title: 'Puente',
    words: ['cruzar', 'puente', 'redes'],
    text: [
      'Esta carpeta contiene vínculos a servicios que mueven tokens de una red a otra. Los servicios los ofrecen terceros. Lea lo que muestra su billetera antes de firmar.',
      'Para ver la dirección de un vínculo, seleccione su icono. Para copiar la dirección, haga clic en Copiar vínculo en el menú Archivo.',
      'Para cambiar cómo se muestran los iconos, use el menú Ver.',
    ],
  },
  governance: {
    title: 'Gobernanza',
    words: ['gobernanza', 'votar'],
    text: [
      'Esta carpeta contiene vínculos a los sitios donde vota la comunidad. Los votos se firman en su billetera, en ese sitio.',
    ],
  },
  collections: {
    title: 'Colecciones',
    words: ['colecciones', 'NFT'],
    text: [
      'Esta carpeta contiene vínculos a las colecciones NFT de la comunidad. Cada vínculo se abre en una pestaña nueva.',
    ],
  },
  markets: {
    title: 'Mercados',
    words: ['Chia', 'intercambio', 'mercados', 'operaciones'],
    text: [
      'Esta carpeta contiene vínculos al servicio de intercambio, a billeteras de Chia, a mercados de Chia y al explorador de bloques.',
    ],
  },
  partners: {
    title: 'Socios',
    words: ['socios'],
    text: ['Esta carpeta contiene vínculos a los sitios de los socios de la comunidad.'],
  },
  social: {
    title: 'Redes sociales',
    words: ['Discord', 'redes sociales', 'Telegram', 'Twitter'],
    text: [
      'Esta carpeta contiene vínculos a los canales de la comunidad. No comparta nunca la frase de recuperación de su billetera en ninguno de ellos.',
    ],
  },
  help: {
    title: 'Ayuda',
    words: ['ayuda', 'manual'],
    text: [
      'Para encontrar un tema\n- Para ver los capítulos, haga clic en la ficha Contenido.\n- Para buscar una palabra, haga clic en la ficha Índice.\n- Para buscar en todos los temas, haga clic en la ficha Buscar.',
      'Para abrir la Ayuda de una carpeta, haga clic en Temas de Ayuda en el menú Ayuda de la carpeta.',
    ],
  },
  run: {
    title: 'Ejecutar',
    words: ['comandos', 'dirección', 'ejecutar', 'transacción'],
    text: [
      'Para abrir algo con Ejecutar\n1. Haga clic en Inicio y, a continuación, haga clic en Ejecutar.\n2. Escriba uno de los siguientes y, a continuación, presione ENTRAR.',
      'Puede escribir:\n- El nombre de un programa, por ejemplo notepad o display.\n- El nombre de un documento después de notepad, por ejemplo notepad terms.\n- El nombre de un vínculo.\n- Una dirección o una transacción (0x…). Se abre en el explorador de bloques de la comunidad.\n- La dirección de una página Web, si la comunidad tiene un vínculo a su sitio.',
      'Para ver lo que escribió antes, presione la tecla FLECHA ARRIBA o FLECHA ABAJO.',
      'Sugerencia: Pruebe también winver, love y bsod. Hay un comando más que no debería escribir nunca.',
    ],
  },
  'shut-down': {
    title: 'Apagar el sistema',
    words: ['apagar', 'desconectar', 'reiniciar', 'suspender'],
    text: [
      'Para apagar el sistema\n1. Haga clic en Inicio y, a continuación, haga clic en Apagar el sistema.\n2. Haga clic en una opción y, a continuación, haga clic en Aceptar.',
      'Las opciones son:\n- Suspender apaga la pantalla hasta que presione una tecla o haga clic.\n- Apagar el sistema desconecta la billetera. Después puede cerrar la pestaña.\n- Reiniciar cierra todas las ventanas y restablece sus posiciones, pero conserva su configuración.\n- Desconectar la billetera no cambia nada más.',
    ],
  },
  'what-is-a-wallet': {
    title: '¿Qué es una billetera?',
    words: ['billetera', 'claves', 'cuenta', 'dirección'],
    text: [
      'Una billetera es una aplicación o un dispositivo que guarda claves. Con una clave, usted demuestra que una cuenta es suya y firma lo que debe hacer. Los tokens mismos están en la cadena de bloques, no en la billetera.',
      'Puede compartir la dirección de una cuenta. No comparta nunca su frase de recuperación, las palabras de las que se obtienen sus claves, con ninguna persona ni con ninguna página, incluida esta. Quien se la pida intenta robarle.',
      'Para obtener una billetera\n1. En la barra de tareas, haga clic en Conectar billetera.\n2. Haga clic en Obtener una billetera.',
    ],
  },
  connecting: {
    title: 'Conectar una billetera',
    words: ['billetera', 'conectar'],
    text: [
      'Al conectarse, esta página ve su dirección. Eso no permite que la página envíe nada. La billetera le pide que confirme cada pago y cada firma. Lea lo que muestra antes de confirmar.',
      'Para conectar una billetera\n1. En la barra de tareas, haga clic en Conectar billetera. La lista muestra las billeteras de este explorador.\n2. Haga clic en su billetera y, a continuación, confirme la conexión en ella.',
      'Para desconectar una billetera\n1. En la barra de tareas, haga clic en el botón de la cuenta.\n2. Haga clic en Desconectar.',
      'Sugerencia: Si su billetera no está en la lista, desbloquéela y abra la lista de nuevo. Si un mensaje dice que ya hay una solicitud abierta, responda primero a esa solicitud en su billetera.',
    ],
  },
  terms: {
    title: 'Los términos',
    words: ['aceptar', 'reglas', 'términos'],
    text: [
      'Los términos se muestran la primera vez que conecta una dirección. Su aceptación se almacena en este explorador, solo para esta dirección.',
      'Para leer los términos de nuevo\n1. Abra el Bloc de notas.\n2. En el menú Archivo, haga clic en Términos.',
      'Si no está de acuerdo, puede desconectarse y seguir echando un vistazo.',
    ],
  },
  verifying: {
    title: 'Verificar una cuenta',
    words: ['firma', 'firmar', 'mensaje', 'verificar'],
    text: [
      'Puede firmar un mensaje para demostrar que la cuenta es suya. Firmar es gratis y no concede ningún permiso. Solo lo necesita para publicar con su cuenta, por ejemplo, partidas clasificatorias y mensajes del libro de visitas.',
      'El cuadro de diálogo le muestra el mensaje y comprueba que nombre esta página, su cuenta y su red. El último mensaje que firmó se almacena en este explorador como recibo.',
      'Sugerencia: Si hace clic en Ahora no, puede verificar su cuenta más tarde en la ventana Cuenta.',
    ],
  },
  'wrong-network': {
    title: 'Red incorrecta',
    words: ['cadena', 'cambiar', 'red'],
    text: [
      'Su billetera está en una red que no se admite aquí.',
      'Para cambiar de red, haga clic en Red incorrecta en la barra de tareas, o cambie la red en su billetera. Si su billetera no tiene la red, le pide que la agregue.',
    ],
  },
  safety: {
    title: 'Medidas de seguridad',
    words: ['estafa', 'peligro', 'seguridad'],
    text: [
      'Una transacción no se puede deshacer. Para su seguridad:\n- Lea lo que muestra su billetera antes de firmar.\n- Compare las direcciones completas, no solo sus primeros y últimos caracteres.\n- Abra esta página desde un marcador propio, no desde un vínculo que le hayan enviado.',
      'Esta página no le pide nunca su frase de recuperación, nunca se pone en contacto con usted primero y nunca le pide que pague para recibir un pago.',
    ],
  },
  'treasury-names': {
    title: 'Tesorería: libreta de direcciones y recepción',
    words: ['código QR', 'importar', 'libreta de direcciones', 'recibir'],
    text: [
      'La libreta de direcciones contiene los nombres que usted da a las direcciones, para cada red. Los nombres se almacenan solo en este explorador. Un destinatario de su libreta de direcciones se señala como tal, y su dirección se muestra junto a su nombre.',
      'Para abrir la libreta de direcciones, haga clic en Libreta de direcciones en el menú Safe de Tesorería.',
      'Para llevar sus nombres a otro explorador\n1. En la libreta de direcciones, haga clic en Exportar.\n2. En el otro explorador, abra la libreta de direcciones y haga clic en Importar.',
      'El archivo tiene el mismo formato que el de la aplicación Web de Safe: address, name, chainId. Se indican las líneas que no se pueden leer, y las demás se agregan.',
      'Para mostrar la dirección del Safe como código QR, haga clic en Recibir en el menú Safe. Si su billetera no puede leer el código, elija solo la dirección.',
    ],
  },
  'treasury-calls': {
    title: 'Tesorería: llamadas a contratos y coleccionables',
    words: ['ABI', 'coleccionables', 'llamada a contrato', 'NFT'],
    text: [
      'Para llamar a un contrato\n1. Haga clic en la ficha Cola y, a continuación, haga clic en Llamada a contrato.\n2. Escriba la dirección del contrato y, a continuación, pegue la ABI.\n3. Elija una función y, a continuación, rellene sus campos. Escriba las listas y las estructuras como JSON.\n4. Lea la revisión. Describe lo que hacen los datos.',
      'Nota: La revisión también muestra los nombres de su ABI, pero no se verifican.',
      'Para ver o enviar un coleccionable, haga clic en Abrir en su fila. Una imagen se muestra solo si está almacenada en la cadena de bloques, porque de lo contrario otro servidor sabría que usted la miró.',
    ],
  },
  'treasury-checks': {
    title: 'Tesorería: hashes e historial',
    words: ['CSV', 'billetera de hardware', 'hash del dominio', 'hash del mensaje', 'historial'],
    text: [
      'Una billetera de hardware muestra hashes en lugar de palabras. Antes de firmar, compare el hash del dominio y el hash del mensaje de los detalles con los hashes de la pantalla del dispositivo.',
      'Si los propietarios firmaron una transacción, el historial la describe a partir de sus datos. Un asterisco (*) señala lo que informa el servicio de Safe. Esta página no lo comprobó.',
      'Para ver solo algunas filas, escriba en el cuadro Buscar.',
      'Para guardar el historial\n1. Para incluir todo, haga clic en Cargar todo.\n2. Haga clic en Guardar como CSV. El archivo contiene las filas que están cargadas.',
    ],
  },
  'treasury-settings': {
    title: 'Tesorería: configuración de un Safe',
    words: ['controlador de reserva', 'guardián', 'módulos', 'propietarios', 'umbral', 'versión'],
    text: [
      'Para ver la configuración de un Safe, haga clic en Propiedades en el menú Safe.',
      'Para proponer un cambio, haga clic en Cambiar en Propiedades. Solo los propietarios pueden proponer un cambio. Los demás propietarios lo firman como cualquier transacción.',
      'Si el Safe tiene la versión 1.3.0 y el contrato de migración del proyecto Safe está disponible en la red, puede proponer una versión más reciente. La dirección del Safe, sus propietarios y sus activos no cambian. La revisión muestra las dos versiones y el contrato que usará el Safe.',
    ],
  },
  'all-keys': {
    title: 'Todas las teclas',
    words: ['métodos abreviados', 'teclado', 'teclas'],
    text: [
      'Nota: Es posible que su sistema o su explorador usen algunas de estas teclas. Para cada tecla hay también un comando en un menú.',
    ],
  },
  errors: {
    title: 'Si algo sale mal',
    words: ['bloqueo', 'error', 'operación no admitida', 'pantalla azul'],
    text: [
      'Si un programa efectúa una operación no admitida, solo se interrumpe ese programa. En el mensaje, puede iniciarlo de nuevo, y ver y copiar los detalles.',
      'Si falla el propio escritorio, una pantalla azul muestra un id. de error. Su billetera no se ve afectada.',
      'Para reiniciar después de una pantalla azul\n1. Para informar del problema, copie el id. de error.\n2. Presione cualquier tecla.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
