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
  notCopied: 'El explorador bloqueó la copia. Seleccione el texto y presione Ctrl+C.',
  keysHead: 'Tecla',
  keysDoes: 'Qué hace',
  chapters: {
    start: 'Primeros pasos',
    programs: 'Programas',
    wallet: 'Billetera y cuenta',
    keyboard: 'Teclado',
    community: 'Su propio escritorio',
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
  'previous-part': 'Va en el sentido contrario.',
  'show-desktop': 'Minimiza todas las ventanas. Presione de nuevo para restaurarlas.',
  'switch-window':
    'Muestra todas las ventanas. Con cada pulsación se pasa a la siguiente. Suelte las teclas para elegirla.',
  'switch-window-back': 'Hace lo mismo en orden inverso.',
  'context-menu': 'Abre el menú contextual del elemento seleccionado.',
  dismiss: 'Cierra un cuadro de diálogo, un panel o una sugerencia.',
  'choose-window': 'Va a la ventana siguiente en esa dirección.',
  'take-window': 'Trae al frente la ventana elegida.',
  'leave-switcher': 'Cancela sin cambios.',
  'open-icon': 'Abre el icono.',
  'move-between-icons': 'Va al icono siguiente en esa dirección.',
  'first-icon': 'Va al primer icono.',
  'last-icon': 'Va al último icono. Una letra va al siguiente icono que empiece por ella.',
  'select-icon': 'Selecciona el icono; con Ctrl, lo agrega a la selección.',
  'select-all-icons': 'Selecciona todos los iconos.',
  'select-no-icon': 'Borra la selección.',
  'take-back-move': 'Deshace el último movimiento de iconos.',
  'close-window': 'Cierra la ventana activa.',
  'system-menu':
    'Abre el menú del sistema de la ventana: Restaurar, Mover, Tamaño, Minimizar, Maximizar, Cerrar.',
  'menu-bar': 'Va a la barra de menús de la ventana. Alt y una letra subrayada abren ese menú.',
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
      'Este es un escritorio de 1998 para una comunidad de hoy. No necesita una billetera para echar un vistazo.',
      'Sus elecciones, como la máscara, el papel tapiz, los tamaños y las posiciones de las ventanas, se almacenan en este explorador.',
      'Para buscar una palabra, haga clic en la ficha Índice. Para buscar en todos los temas, haga clic en la ficha Buscar. Para ver de nuevo la pantalla de bienvenida, haga clic en Inicio, Programas, Bienvenida.',
    ],
  },
  icons: {
    title: 'Abrir iconos',
    words: ['abrir', 'doble clic', 'iconos', 'tocar'],
    text: [
      'Haga doble clic en un icono para abrirlo. En una pantalla táctil, tóquelo. Con el teclado, presione Entrar. Para abrir los iconos con un solo clic, haga clic en Inicio, Configuración, Estilo Web.',
      'Para abrir un programa o un vínculo en una pestaña nueva, haga clic en su icono con el botón central del mouse, o haga clic en él con el botón secundario y elija Abrir en una pestaña nueva.',
      'Arrastre un icono para moverlo. Para alinear u organizar los iconos, restaurar su orden predeterminado o deshacer un movimiento, haga clic en el escritorio con el botón secundario.',
      'La comunidad no ha establecido la dirección de un icono que dice “sin configurar”.',
    ],
  },
  windows: {
    title: 'Mover ventanas y cambiar su tamaño',
    words: ['cerrar', 'maximizar', 'menú del sistema', 'minimizar', 'mover', 'tamaño', 'ventanas'],
    text: [
      'Arrastre la barra de título para mover una ventana. Haga doble clic en la barra de título para maximizarla. Arrastre un borde o una esquina para cambiar su tamaño. Para cancelar un arrastre, presione Esc.',
      'Para usar el teclado, abra el menú del sistema con el icono que está a la izquierda de la barra de título, elija Mover o Tamaño y presione las teclas de dirección. Presione Entrar para aceptar o Esc para cancelar.',
      'La barra de tareas tiene un botón para cada ventana. Haga clic en él para traer la ventana al frente; haga clic otra vez para minimizarla. Las ventanas conservan sus posiciones hasta que elija Reiniciar en Apagar el sistema.',
    ],
  },
  'start-menu': {
    title: 'El menú Inicio y la barra de tareas',
    words: ['área de notificación', 'barra de tareas', 'inicio rápido', 'menú Inicio'],
    text: [
      'El menú Inicio contiene todos los programas, todos los vínculos, los documentos y la configuración de este escritorio.',
      'En el otro extremo de la barra de tareas están el volumen, las notificaciones, la billetera y el reloj. Para ver la fecha, señale el reloj.',
      'Haga clic con el botón secundario en el escritorio, un icono, una barra de título o la barra de tareas para abrir su menú contextual. En una pantalla táctil, mantenga presionado el elemento. Para abrir el menú de su explorador, mantenga presionada la tecla Mayús y haga clic con el botón secundario.',
    ],
  },
  phones: {
    title: 'Teléfonos y tabletas',
    words: ['tableta', 'táctil', 'teléfono'],
    text: [
      'En una pantalla pequeña, cada ventana ocupa todo el escritorio. Use la barra de tareas para cambiar de ventana. Los cuadros de diálogo se abren en la parte inferior de la pantalla.',
      'Toque un elemento para abrirlo. Manténgalo presionado para abrir su menú contextual.',
    ],
  },
  access: {
    title: 'Leerlo y usarlo a su manera',
    words: ['contraste', 'lector de pantalla', 'movimiento', 'tamaño', 'teclado'],
    text: [
      'Puede usar todo con el teclado; vea todas las teclas en el capítulo Teclado. Los lectores de pantalla leen el escritorio como una lista de vínculos, las ventanas como cuadros de diálogo y los mensajes cuando aparecen.',
      'Para tener controles más grandes, abra Propiedades de Pantalla y haga clic en Apariencia. El escritorio sigue la configuración de contraste de su sistema: usa una combinación de colores negra para más contraste, o los colores de su sistema.',
      'Nada parpadea. Si su sistema está configurado para reducir el movimiento, nada se mueve por sí solo.',
    ],
  },
  languages: {
    title: 'Idiomas',
    words: ['cantidades', 'fechas', 'idiomas', 'traducciones'],
    text: [
      'Para elegir un idioma, haga clic en sus letras en el área de notificación, por ejemplo ES. También puede hacer clic en Efectos en Propiedades de Pantalla. Este explorador conserva su elección. Una dirección que nombra un idioma, como /es, siempre se abre en ese idioma.',
      'Las fechas, las horas y las listas tienen la forma del idioma. Las cantidades tienen la misma forma en todos los idiomas: una coma entre los miles y un punto antes de los decimales, como en 1,234.50. Una cantidad que copia, compara o escribe siempre significa lo mismo.',
      'Ningún lector nativo ha revisado las traducciones. Un texto que aún no está traducido se muestra en inglés. El mensaje que firma para verificar su cuenta está siempre en inglés.',
    ],
  },
  offline: {
    title: 'Sin red',
    words: ['instalar', 'red', 'sin conexión'],
    text: [
      'El escritorio, los programas que ya usó, el Bloc de notas, Propiedades de Pantalla y todas las máscaras se almacenan en este explorador y funcionan sin red. Los precios, los saldos y las firmas necesitan una red.',
      'Para instalar el escritorio como aplicación, use la barra de direcciones o el menú de su explorador.',
    ],
  },
  treasury: {
    title: 'Tesorería',
    words: ['cola', 'multifirma', 'Safe', 'saldos', 'tesorería'],
    text: [
      'Use Tesorería para ver los activos de un Safe, sus transacciones pendientes, su historial y sus mensajes. Un Safe es una billetera con varios propietarios. Una transacción se ejecuta solo después de que la hayan firmado suficientes de ellos.',
      'Primero se abre el Safe de esta comunidad. Para ver otro Safe, escriba su dirección y haga clic en Abrir. No es necesario conectar una billetera. Para volver, use el menú Safe. Para cambiar la moneda de los valores o la red de la dirección, use los menús Moneda y Red.',
      'Los propietarios pueden firmar, rechazar, ejecutar y proponer transacciones. Antes de que firme, esta página calcula el hash de lo que se muestra y lo compara. Lea las advertencias: indican lo que podría dar a otros el control del Safe.',
      'Para ver los detalles de una fila, haga clic en ella. Bajo el encabezado “Solo se ejecutará una de estas”, los propietarios pueden ejecutar una transacción. Las demás quedan entonces canceladas.',
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
      'Pares de intercambio muestra los pares de esta comunidad y los precios de sus pools. Los precios se actualizan cada cuatro segundos mientras la ventana esté a la vista. La barra de estado muestra el bloque de los precios, y su antigüedad cuando una actualización se retrasa. Los precios no son un consejo.',
      '24 h es el cambio del precio en 24 horas, y Volumen es lo que se negoció en ese tiempo. Liquidez es el valor de los dos lados del pool, en el primer token del par. La línea muestra el precio de las últimas 24 horas.',
      'Para ordenar la lista, haga clic en el encabezado de una columna. Para invertir el orden, haga clic otra vez. Para moverse entre las celdas con el teclado, presione las teclas de dirección. Para abrir el gráfico de un par, haga doble clic en su nombre, o selecciónelo y presione Entrar.',
      'Intercambiar abre una ventana que intercambia los dos tokens del par con su billetera. Donde eso no esté configurado, lleva al servicio de intercambio que eligió la comunidad. Agregar a la billetera pide a su billetera que muestre un token; no mueve nada.',
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
      'permiso',
      'plazo',
      'servicio de intercambio',
      'tokens',
    ],
    text: [
      'Intercambiar tokens intercambia los dos tokens de un par a través del pool de ese par y del enrutador de Uniswap V2, con su propia billetera. Escriba una cantidad; la ventana muestra lo que obtiene por ella en el bloque más reciente. Invertir intercambia en la otra dirección. Aquí no se cobra nada.',
      'Presione Intercambiar para ver lo que firmaría. Primero se simula el intercambio, para que el mínimo tenga en cuenta el impuesto que retenga un token. Un token tiene que permitir que el contrato de intercambio tome la cantidad: este permiso es un paso aparte, por exactamente esta cantidad, y no mueve nada.',
      'Cuando firma, el intercambio se simula una vez más. Si el mínimo bajó, la ventana vuelve a preguntar. Un intercambio que obtiene menos del mínimo, o que no está en ningún bloque antes de que termine el plazo, falla: usted conserva sus tokens y paga el costo de red.',
      'Elija el deslizamiento y el plazo en Opciones. Una cantidad grande mueve el precio del pool: a partir del 10 % debe escribir una palabra para confirmarlo, y por encima del 15 % la ventana se niega, a menos que las opciones lo permitan.',
    ],
  },
  send: {
    title: 'Enviar amor',
    words: ['destinatario', 'dirección', 'ens', 'enviar', 'transferencia'],
    text: [
      'Enviar amor mueve ETH o un token de esta comunidad desde su cuenta a una dirección o un nombre ENS. Escriba la cantidad con un punto para los decimales. Máx. deja 0.01 ETH para tarifas de red.',
      'La revisión muestra la dirección completa antes de que se abra su billetera. Le advierte si es su propia dirección, un contrato, una dirección a la que no ha enviado desde este explorador, o una que se parece a otra que usted conoce: los atacantes crean direcciones con los mismos primeros y últimos caracteres. Compare cada carácter.',
      'La transferencia se simula antes de que la firme. Cuando un token retiene una parte de cada transferencia, la revisión indica cuánto llega. El recibo se puede copiar; la transferencia también aparece en Transacciones recientes de la ventana Cuenta.',
      'Un vínculo como /p/send?to=love.eth&token=LOVE&amount=5 rellena el formulario. Nunca envía nada.',
    ],
  },
  holdings: {
    title: 'Mi LOVE',
    words: ['activos', 'cartera', 'parte', 'saldo', 'tenencias', 'valor'],
    text: [
      'Mi LOVE muestra ETH y todos los tokens de esta comunidad que tiene la cuenta conectada, o el Safe. Valor se calcula con la proporción de los pools, sin comisiones y sin el efecto de una operación. “sin pool” significa que ningún pool lleva del token a ETH.',
      'Seleccione una fila y haga clic en Intercambiar, Enviar, Agregar a la billetera o Copiar. Haga clic en el encabezado de una columna para ordenar por ella, y otra vez para invertir el orden. Las teclas de dirección van de fila en fila.',
    ],
  },
  charts: {
    title: 'Gráficos',
    words: ['alertas', 'csv', 'gráficos', 'historial', 'notificaciones', 'precios', 'velas'],
    text: [
      'Use Gráficos para ver el precio de un par en la última hora, 24 horas, 7 días o 30 días, o en todo el historial que guarda este servidor. Las cifras se calculan a partir de las operaciones en los pools. Puede abrir varias ventanas. Para mostrar otro par, use el menú Par.',
      'Una vela hueca indica un precio que sube, y una rellena, uno que baja. El cuerpo de una vela va del primer precio al último, y su línea fina, del más alto al más bajo. Las columnas de abajo muestran el volumen. En una ventana pequeña, una vela puede representar varios intervalos.',
      'Para leer las cifras de una vela, señálela o presione las teclas de dirección, Inicio o Fin. Para ver las cifras como una tabla, haga clic en Tabla en el menú Ver. Para usarlas en otro lugar, haga clic en Copiar en el menú Edición o en Guardar como CSV en el menú Archivo. Las horas del archivo están en UTC.',
      'Para recibir un aviso, una sola vez, cuando un precio esté por encima o por debajo de un límite, haga clic en Alertas de precio en el menú Alertas. Las alertas se almacenan en este explorador y se comprueban mientras esté abierta una página de este escritorio. Para ver también una notificación de su sistema, active la casilla de verificación. El explorador le pedirá entonces permiso.',
    ],
  },
  notepad: {
    title: 'Bloc de notas',
    words: ['bloc de notas', 'documentos', 'léame', 'términos'],
    text: [
      'Use el Bloc de notas para leer y copiar los documentos de este escritorio: Léame, los términos y una ayuda breve. Para abrir un documento, haga clic en Archivo. Para copiar texto o ajustar las líneas, haga clic en Edición.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['heartbreak', 'juego', 'pistas', 'repeticiones', 'tablero del día'],
    text: [
      'Algunos corazones del tablero están rotos. Encuentre todos los enteros. Un número indica cuántos corazones rotos tocan su cuadro. Haga clic en un corazón para abrirlo, y haga clic en él con el botón secundario para marcarlo. Para abrir los demás alrededor de un número, haga doble clic en él o haga clic con los dos botones. Todos los tableros estándar se pueden resolver con lógica desde la zona que está abierta al principio.',
      'En una pantalla táctil, toque para abrir, mantenga presionado para marcar y use los botones de debajo del tablero para todo lo demás. Para ver las teclas, haga clic en Ayuda, Teclas en la ventana del juego.',
      'Solo las partidas clasificatorias necesitan una billetera. El único premio es su tiempo en la clasificación. Si sale de la página durante una partida clasificatoria, puede volver y continuar dentro de sus 30 minutos; el reloj sigue corriendo. Si cierra la ventana, abandona la partida.',
      'Para guardar, copiar o compartir una imagen de una partida que ganó, haga clic en Juego, Compartir y después en Imagen. Cuando haya resuelto un tablero del día, la barra de tareas muestra cuántos días seguidos lleva.',
    ],
  },
  guestbook: {
    title: 'Libro de visitas',
    words: ['eliminar', 'firma', 'firmar', 'libro de visitas', 'mensaje', 'ocultar', 'verificar'],
    text: [
      'Deje una línea al día, según la hora UTC. Conecte una billetera, inicie sesión, escriba hasta 140 caracteres de texto sin formato y sin vínculos, y haga clic en Firmar. La billetera muestra el texto con este sitio, su cuenta y el día. Firmar es gratis y no concede ningún permiso.',
      'Todos pueden leer su mensaje y verificarlo: basta con seleccionarlo y hacer clic en Propiedades, Verificar. El propio explorador comprueba entonces la firma; para la cuenta de un contrato, se lo pregunta al contrato en el bloque más reciente. Para guardar todos los mensajes con sus firmas en un archivo, haga clic en Exportar.',
      'Para eliminar su mensaje, selecciónelo, haga clic en Eliminar y firme. Se borran el texto y la firma. Las copias que otros hayan hecho antes no se borran.',
      'Los propietarios de este sitio pueden ocultar un mensaje o una cuenta con una firma propia, y volver a mostrarlos. Un mensaje oculto indica quién lo ocultó.',
    ],
  },
  solitaire: {
    title: 'Solitario',
    words: ['cartas', 'juego', 'klondike', 'reparto del día', 'solitario'],
    text: [
      'Forme cada palo, del as al rey, en las cuatro bases de la parte superior. En las columnas, coloque una carta sobre la inmediatamente superior del otro color; un rey va a una columna vacía. Haga clic en el mazo para robar.',
      'Arrastre las cartas con el mouse o con un dedo, o muévase por la mesa con las teclas de dirección y presione Entrar para tomar y para soltar. Haga doble clic en una carta para enviarla a una base. Haga clic en la mesa con el botón secundario para enviar todas las cartas que se pueda. Deshacer retira cualquier jugada.',
      'Para robar una carta o tres, o para jugar sin puntuación o sin reloj, haga clic en Juego, Opciones. Para elegir el dorso de las cartas, haga clic en Juego, Baraja. Su partida se guarda en este explorador.',
      'El reparto del día es la misma partida para todos hasta la medianoche UTC. Necesita conexión cuando la inicia.',
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
      'máscaras',
      'papel tapiz',
      'protectores de pantalla',
      'temas',
    ],
    text: [
      'Haga clic en Fondo para elegir un papel tapiz y su posición. Haga clic en Protector de pantalla para elegir lo que se muestra cuando no ha hecho nada durante unos minutos. Haga clic en Apariencia para elegir una máscara, el tamaño de los controles y una combinación de colores. Haga clic en Efectos para elegir los efectos visuales, uno o dos clics, el idioma y, si están disponibles, las estadísticas de uso.',
      'Para crear una combinación de colores, haga clic en Apariencia y después en Editar. Elija un elemento y sus colores, escriba un nombre y haga clic en Guardar. Puede importar los colores de un tema de Windows (.theme) o soltar el archivo sobre la combinación de colores, exportar su combinación como tema y compartirla como vínculo.',
      'El monitor pequeño muestra una vista previa de los cambios. Haga clic en Aceptar o en Aplicar para guardarlos, o en Cancelar para descartarlos.',
    ],
  },
  bridge: {
    title: 'Puente',
    words: ['cadenas', 'cruzar', 'puente'],
    text: [
      'Una carpeta de vínculos a servicios que mueven tokens de una cadena a otra. Los ofrecen terceros. Lea lo que muestra su billetera antes de firmar.',
      'Seleccione un icono para ver su dirección. Para copiar la dirección, haga clic en Archivo, Copiar vínculo. Para cambiar cómo se muestran los iconos, haga clic en Ver.',
    ],
  },
  governance: {
    title: 'Gobernanza',
    words: ['gobernanza', 'votar'],
    text: [
      'Una carpeta de vínculos a los sitios donde vota la comunidad. Los votos se firman en su billetera, en ese sitio.',
    ],
  },
  collections: {
    title: 'Colecciones',
    words: ['colecciones', 'NFT'],
    text: [
      'Una carpeta de vínculos a las colecciones NFT de la comunidad. Cada vínculo se abre en una pestaña nueva.',
    ],
  },
  markets: {
    title: 'Mercados',
    words: ['Chia', 'intercambio', 'mercados', 'operaciones'],
    text: [
      'Una carpeta de vínculos al servicio de intercambio, a billeteras de Chia, a mercados de Chia y al explorador de bloques.',
    ],
  },
  partners: {
    title: 'Socios',
    words: ['socios'],
    text: ['Una carpeta de vínculos a los sitios de los socios de la comunidad.'],
  },
  social: {
    title: 'Redes sociales',
    words: ['Discord', 'redes sociales', 'Telegram', 'Twitter'],
    text: [
      'Una carpeta de vínculos a los canales de la comunidad. No comparta nunca la frase de recuperación de su billetera en ninguno de ellos.',
    ],
  },
  help: {
    title: 'Ayuda',
    words: ['ayuda', 'manual'],
    text: [
      'Haga clic en Contenido para ver los capítulos, en Índice para buscar una palabra o en Buscar para buscar en todos los temas. Para abrir el tema de un programa, haga clic en Ayuda en su ventana.',
    ],
  },
  run: {
    title: 'Ejecutar',
    words: ['comandos', 'dirección', 'ejecutar', 'transacción'],
    text: [
      'Para abrir un programa, escriba su nombre, por ejemplo notepad o display. Para abrir un documento, escriba su nombre después de notepad, por ejemplo notepad terms. Para abrir un vínculo, escriba su nombre.',
      'Una dirección o una transacción (0x…) se abre en el explorador de bloques de la comunidad. Una página Web se abre si la comunidad tiene un vínculo a su sitio.',
      'Para ver lo que escribió antes, presione la flecha arriba o abajo. Pruebe también winver, love y bsod. Hay un comando más que no debería escribir nunca.',
    ],
  },
  'shut-down': {
    title: 'Apagar el sistema',
    words: ['apagar', 'desconectar', 'protector de pantalla', 'reiniciar', 'suspender'],
    text: [
      'Suspender apaga la pantalla hasta que presione una tecla o haga clic. Apagar el sistema desconecta la billetera; después puede cerrar la pestaña. Reiniciar cierra todas las ventanas y restablece sus posiciones, pero conserva su configuración. Desconectar la billetera solo desconecta la billetera.',
    ],
  },
  'what-is-a-wallet': {
    title: '¿Qué es una billetera?',
    words: ['billetera', 'claves', 'cuenta', 'dirección'],
    text: [
      'Una billetera es una aplicación o un dispositivo que guarda claves. Con una clave, usted demuestra que una cuenta de la cadena es suya y firma lo que debe hacer. Los tokens mismos están en la cadena, no en la billetera.',
      'Puede compartir la dirección de una cuenta. No comparta nunca su frase de recuperación, las palabras de las que se obtienen sus claves, con ninguna persona ni con ninguna página, incluida esta. Quien se la pida intenta robarle.',
      'Si no tiene una billetera, haga clic en Conectar billetera y después en Obtener una billetera.',
    ],
  },
  connecting: {
    title: 'Conectar una billetera',
    words: ['billetera', 'conectar'],
    text: [
      'Haga clic en Conectar billetera, en la barra de tareas, para ver las billeteras de este explorador. Al conectarla, esta página ve su dirección; eso no permite que la página envíe nada. La billetera le pide que confirme cada pago y cada firma. Lea lo que muestra antes de confirmar.',
      'Si su billetera no está en la lista, desbloquéela y abra la lista de nuevo. Si un mensaje dice que ya hay una solicitud abierta, responda primero a esa solicitud en su billetera.',
      'Para desconectarse, haga clic en el botón de la cuenta en la barra de tareas y después en Desconectar. También puede usar Apagar el sistema.',
    ],
  },
  terms: {
    title: 'Los términos',
    words: ['aceptar', 'reglas', 'términos'],
    text: [
      'Los términos se muestran la primera vez que conecta una dirección. Su aceptación se almacena en este explorador, solo para esta dirección. Para leer los términos de nuevo, abra el Bloc de notas y haga clic en Archivo, Términos.',
      'Si no está de acuerdo, puede desconectarse y seguir echando un vistazo.',
    ],
  },
  verifying: {
    title: 'Verificar una cuenta',
    words: ['firma', 'firmar', 'mensaje', 'verificar'],
    text: [
      'Puede firmar un mensaje para demostrar que la cuenta es suya. Firmar es gratis y no concede ningún permiso. Solo es necesario para lo que publica con su cuenta, como las partidas clasificatorias y los mensajes del libro de visitas. Si hace clic en Ahora no, puede verificar su cuenta más tarde en la ventana Cuenta.',
      'El cuadro de diálogo comprueba que el mensaje nombre esta página, su cuenta y su red, y se lo muestra. El último mensaje que firmó se almacena en este explorador como recibo.',
    ],
  },
  'wrong-network': {
    title: 'Red incorrecta',
    words: ['cadena', 'cambiar', 'red'],
    text: [
      'Su billetera está en una red que no se admite aquí. Haga clic en Red incorrecta, en la barra de tareas, para cambiar de red, o cambie la red en su billetera. Si su billetera no tiene la red, le pide que la agregue.',
    ],
  },
  safety: {
    title: 'Medidas de seguridad',
    words: ['estafa', 'peligro', 'seguridad'],
    text: [
      'Lea lo que muestra su billetera antes de firmar. Una transacción no se puede deshacer. Compare las direcciones completas, no solo su principio y su final. Abra esta página desde un marcador propio, no desde un vínculo que le hayan enviado.',
      'Esta página no le pide nunca su frase de recuperación, nunca se pone en contacto con usted primero y nunca le pide que pague para recibir un pago.',
    ],
  },
  'treasury-names': {
    title: 'Tesorería: libreta de direcciones y recepción',
    words: ['código QR', 'importar', 'libreta de direcciones', 'recibir'],
    text: [
      'Libreta de direcciones, en el menú Safe de Tesorería, guarda los nombres que usted da a las direcciones, para cada red. Se almacenan solo en este explorador. Un destinatario con nombre se señala como incluido en su libreta de direcciones, y la dirección permanece junto al nombre.',
      'Para llevar sus nombres a otro explorador, haga clic en Exportar y, en el otro, en Importar. El archivo tiene el formato de la aplicación Web de Safe: address, name, chainId. Se indican las líneas que no se pueden leer, y las demás se agregan.',
      'Recibir, en el menú Safe, muestra la dirección del Safe como código QR. Si su billetera no lo lee, elija solo la dirección.',
    ],
  },
  'treasury-calls': {
    title: 'Tesorería: llamadas a contratos y coleccionables',
    words: ['ABI', 'coleccionables', 'llamada a contrato', 'NFT'],
    text: [
      'Para llamar a cualquier contrato, haga clic en Llamada a contrato en la Cola. Escriba la dirección y pegue la ABI, elija una función y rellene sus campos. Las listas y las estructuras se escriben como JSON. La revisión indica lo que hacen los bytes. Los nombres de su ABI también figuran allí, y no se comprueban.',
      'Para ver o enviar un coleccionable, haga clic en Abrir en su fila. Una imagen se muestra solo si está almacenada en la cadena, porque de lo contrario otro servidor sabría que usted la mira.',
    ],
  },
  'treasury-checks': {
    title: 'Tesorería: hashes e historial',
    words: ['CSV', 'billetera de hardware', 'hash del dominio', 'hash del mensaje', 'historial'],
    text: [
      'Una billetera de hardware muestra hashes en lugar de palabras. Compare el hash del dominio y el hash del mensaje de los detalles con los de su pantalla antes de firmar.',
      'El historial describe una transacción a partir de sus bytes si la firmaron los propietarios. Las filas que empiezan por “Dicho por el servicio de Safe” no se comprobaron. Para ver solo algunas filas, escriba en Buscar. Para guardarlas, haga clic en Guardar como CSV. El archivo contiene las filas que están cargadas. Para guardar todo, haga clic primero en Cargar todo.',
    ],
  },
  'treasury-settings': {
    title: 'Tesorería: configuración de un Safe',
    words: ['controlador de reserva', 'guardián', 'módulos', 'propietarios', 'umbral', 'versión'],
    text: [
      'Para ver la configuración de un Safe, haga clic en Propiedades en el menú Safe. Los propietarios pueden proponer allí un cambio: haga clic en Cambiar. Los demás propietarios lo firman como cualquier transacción.',
      'Si el Safe tiene la versión 1.3.0 y la red tiene el contrato del proyecto Safe que la cambia, puede proponer una versión más reciente. La dirección del Safe, sus propietarios y sus activos permanecen como están. La revisión muestra las dos versiones y el contrato que el Safe tendrá después.',
    ],
  },
  'all-keys': {
    title: 'Todas las teclas',
    words: ['métodos abreviados', 'teclado', 'teclas'],
    text: [
      'Es posible que su sistema o su explorador usen por su cuenta algunas de estas teclas. Para cada una de ellas hay también un comando en un menú.',
    ],
  },
  forking: {
    title: 'Un escritorio para su comunidad',
    words: ['bifurcar', 'configuración', 'escritorio propio', 'love98.config.ts'],
    text: [
      'Un solo archivo, love98.config.ts, adapta este escritorio a una comunidad: nombre, programas y su orden, vínculos, tokens, pares y términos. Copie el proyecto, cambie el archivo e inícielo. Si un valor es incorrecto, el inicio se detiene e indica el valor.',
      'Establezca en null un valor que todavía no se conozca. Se muestra como “sin configurar”, y los detalles de su mensaje indican el parámetro. Para ocultarlo, establezca showUnset en false.',
      'Cada máscara es un archivo de colores; los iconos son dibujos en archivos de texto. Para agregar un programa, una máscara, una billetera o un par, vea CONTRIBUTING.md.',
    ],
  },
  errors: {
    title: 'Si algo sale mal',
    words: ['bloqueo', 'error', 'operación no admitida', 'pantalla azul'],
    text: [
      'Si un programa efectúa una operación no admitida, solo se interrumpe ese programa. En el mensaje, puede iniciarlo de nuevo, y ver y copiar los detalles.',
      'Si falla el propio escritorio, una pantalla azul muestra un id. de error. Para informar del problema, copie el id. de error. Después, presione cualquier tecla para reiniciar. Su billetera no se ve afectada.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
