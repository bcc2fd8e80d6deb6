import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/help'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('pt-BR')

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Ajuda do Love98',
  tabs: { contents: 'Conteúdo', index: 'Índice', find: 'Localizar' },
  tabsLabel: 'Modos de exibição da Ajuda',
  topicsLabel: 'Tópicos',
  typeFirstLetters: 'Digite as primeiras letras da palavra que está procurando:',
  typeWords: 'Digite as palavras que deseja localizar:',
  found: (count: number) =>
    plural(count, { one: `${count} tópico encontrado`, other: `${count} tópicos encontrados` }),
  nothingFound: 'Nenhum tópico encontrado. Tente menos palavras ou palavras mais curtas.',
  open: (program: string) => `Abrir ${program}`,
  copy: 'Copiar tópico',
  copied: 'Copiado.',
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione CTRL+C.',
  keysHead: 'Tecla',
  keysDoes: 'Ação',
  chapters: {
    start: 'Primeiros passos',
    programs: 'Programas',
    wallet: 'Carteira e conta',
    keyboard: 'Teclado',
  },
  places: {
    everywhere: 'Em toda parte',
    switcher: 'Ao escolher uma janela',
    icons: 'Ícones da área de trabalho',
    windows: 'Janelas',
    placing: 'Depois de Mover ou Tamanho em um menu',
    menus: 'Menus',
    taskbar: 'Barra de tarefas',
    controls: 'Guias, árvores e listas',
    folders: 'Pastas de links',
    chart: 'Gráficos',
    run: 'Executar',
    'stand-by': 'Modo de espera e tela azul',
  },
} as const satisfies PartialTranslation<typeof english.helpTexts>

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Abre o menu Iniciar.',
  'next-part': 'Vai da área de trabalho para as janelas e depois para a barra de tarefas.',
  'previous-part': 'Vai da barra de tarefas para as janelas e depois para a área de trabalho.',
  'show-desktop': 'Minimiza todas as janelas. Pressione novamente para restaurá-las.',
  'switch-window':
    'Mostra todas as janelas. Cada vez que é pressionada, vai para a próxima. Solte as teclas para escolhê-la.',
  'switch-window-back': 'Mostra todas as janelas em ordem inversa.',
  'context-menu': 'Abre o menu de atalho do item selecionado.',
  dismiss: 'Fecha uma caixa de diálogo, um painel ou uma dica.',
  'choose-window': 'Vai para a próxima janela nessa direção.',
  'take-window': 'Traz a janela escolhida para a frente.',
  'leave-switcher': 'Cancela sem alteração.',
  'open-icon': 'Abre o ícone.',
  'move-between-icons': 'Vai para o próximo ícone nessa direção.',
  'first-icon': 'Vai para o primeiro ícone.',
  'last-icon': 'Vai para o último ícone. Uma letra vai para o próximo ícone que comece com ela.',
  'select-icon': 'Seleciona o ícone. Com CTRL, adiciona-o à seleção.',
  'select-all-icons': 'Seleciona todos os ícones.',
  'select-no-icon': 'Limpa a seleção.',
  'take-back-move': 'Desfaz a última movimentação de ícones.',
  'close-window': 'Fecha a janela ativa.',
  'system-menu': 'Abre o menu do sistema da janela: Restaurar, Mover, Tamanho, Minimizar, Maximizar, Fechar.',
  'menu-bar': 'Vai para a barra de menus da janela. ALT e uma letra sublinhada abrem esse menu.',
  'cancel-drag': 'Cancela o arraste de uma janela.',
  place: 'Move ou dimensiona uma janela em oito pixels, ou move um ícone em uma posição.',
  'place-finely': 'Move ou dimensiona uma janela em um pixel.',
  'keep-place': 'Aceita a nova posição ou o novo tamanho.',
  'leave-place': 'Restaura a posição ou o tamanho anterior.',
  'move-in-menu': 'Vai para o próximo comando. Uma letra sublinhada vai para o seu comando.',
  'first-row': 'Vai para o primeiro comando.',
  'last-row': 'Vai para o último comando.',
  'open-submenu': 'Abre o submenu.',
  'close-submenu': 'Fecha o último menu que foi aberto.',
  'choose-row': 'Escolhe o comando.',
  'leave-menus': 'Fecha todos os menus.',
  'move-in-taskbar': 'Vai para o próximo botão da barra de tarefas.',
  'ends-of-taskbar': 'Vai para o primeiro ou o último botão.',
  'move-in-list':
    'Vai para a próxima guia ou linha. Em uma árvore, a seta para a esquerda fecha um ramo e a seta para a direita o abre.',
  'ends-of-list': 'Vai para o primeiro ou o último item.',
  'pages-of-list': 'Vai para a próxima página ou para a anterior.',
  'choose-in-list': 'Escolhe o item que tem o foco.',
  'open-drop-down': 'Abre uma lista suspensa ou a fecha com o item selecionado.',
  'close-drop-down': 'Fecha uma lista suspensa sem alteração.',
  'move-in-folder': 'Vai para o próximo ícone nessa direção.',
  'ends-of-folder': 'Vai para o primeiro ou o último ícone.',
  'copy-link': 'Copia o endereço do ícone selecionado.',
  'move-in-chart': 'Vai para a vela anterior ou seguinte e lê seus números.',
  'pages-of-chart': 'Recua ou avança dez velas.',
  'ends-of-chart': 'Vai para a primeira ou a última vela.',
  'leave-chart': 'Oculta as linhas que marcam uma vela.',
  'copy-figures': 'Copia os números para uma planilha.',
  'earlier-entry': 'Mostra a entrada anterior.',
  'later-entry': 'Mostra a próxima entrada.',
  'end-stand-by': 'Liga a tela ou reinicia a área de trabalho. Qualquer outra tecla faz o mesmo.',
} as const satisfies PartialTranslation<typeof english.keyTexts>

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Boas-vindas',
    words: ['boas-vindas', 'início', 'sobre'],
    text: [
      'Esta é uma área de trabalho de 1998 para a comunidade de hoje. Você não precisa de uma carteira para dar uma olhada.',
      'Suas escolhas, como a skin, o papel de parede e os tamanhos e as posições das janelas, são armazenadas neste navegador.',
      'Para procurar uma palavra\n1. Clique na guia Índice.\n2. Digite as primeiras letras da palavra e, em seguida, clique na palavra na lista.',
      'Para pesquisar em todos os tópicos\n1. Clique na guia Localizar.\n2. Digite as palavras que deseja localizar e, em seguida, clique em um tópico na lista.',
      'Para ver novamente a tela de boas-vindas\n1. Clique em Iniciar e aponte para Programas.\n2. Clique em Boas-vindas.',
    ],
  },
  icons: {
    title: 'Abrir ícones',
    words: ['abrir', 'clique duplo', 'ícones', 'tocar'],
    text: [
      'Para abrir um ícone\n- Com o mouse, clique duas vezes no ícone.\n- Em uma tela sensível ao toque, toque no ícone.\n- Com o teclado, selecione o ícone e pressione ENTER.',
      'Para abrir os ícones com um clique\n1. Clique em Iniciar e aponte para Configurações.\n2. Clique em Estilo Web.',
      'Para abrir um programa ou um link em uma nova guia\n- Clique em seu ícone com o botão do meio do mouse.\n- Ou clique no ícone com o botão direito e, em seguida, clique em Abrir em uma nova guia.',
      'Para mover um ícone, arraste-o.',
      'Para organizar os ícones\n1. Clique com o botão direito na área de trabalho.\n2. Clique em Alinhar ícones, ou aponte para Organizar ícones e clique em uma ordem. Para desfazer a última movimentação, clique em Desfazer Mover.',
      'Observação: Se um ícone diz “não configurado”, a comunidade não configurou o endereço dele.',
    ],
  },
  windows: {
    title: 'Mover e dimensionar janelas',
    words: ['dimensionar', 'fechar', 'janelas', 'maximizar', 'menu do sistema', 'minimizar', 'mover'],
    text: [
      'Para mover uma janela, arraste a barra de título. Para dimensionar uma janela, arraste uma borda ou um canto. Para maximizar uma janela, clique duas vezes na barra de título.',
      'Para mover ou dimensionar uma janela com o teclado\n1. Clique no ícone à esquerda da barra de título para abrir o menu do sistema.\n2. Clique em Mover ou em Tamanho.\n3. Pressione as teclas de direção.\n4. Pressione ENTER para aceitar ou ESC para cancelar.',
      'Para alternar entre as janelas\n1. Na barra de tarefas, clique no botão de uma janela para trazê-la para a frente.\n2. Para minimizar a janela, clique novamente em seu botão.',
      'Dica: Para cancelar um arraste, pressione ESC.',
      'Observação: As janelas mantêm suas posições até que você reinicie a área de trabalho. Para reiniciar, clique em Iniciar, clique em Desligar e, em seguida, clique em Reiniciar.',
    ],
  },
  'start-menu': {
    title: 'O menu Iniciar e a barra de tarefas',
    words: ['área de notificação', 'barra de tarefas', 'inicialização rápida', 'menu Iniciar'],
    text: [
      'O menu Iniciar contém todos os programas, todos os links, os documentos e as configurações desta área de trabalho. A outra extremidade da barra de tarefas mostra o volume, as notificações, a carteira e o relógio.',
      'Para ver a data, aponte para o relógio.',
      'Para abrir um menu de atalho\n- Com o mouse, clique com o botão direito na área de trabalho, em um ícone, em uma barra de título ou na barra de tarefas.\n- Em uma tela sensível ao toque, toque e segure.',
      'Dica: Para abrir o menu do navegador, mantenha pressionada a tecla SHIFT e clique com o botão direito.',
    ],
  },
  phones: {
    title: 'Celulares e tablets',
    words: ['celular', 'tablet', 'toque'],
    text: [
      'Em uma tela pequena, cada janela ocupa toda a área de trabalho, e as caixas de diálogo são abertas na parte inferior da tela.',
      'Para abrir um item, toque nele. Para abrir seu menu de atalho, toque nele e segure.',
      'Para alternar entre as janelas, toque em seus botões na barra de tarefas.',
    ],
  },
  access: {
    title: 'Acessibilidade',
    words: ['contraste', 'leitor de tela', 'movimento', 'tamanho', 'teclado'],
    text: [
      'Você pode usar tudo com o teclado. Para ver uma lista de teclas, consulte “Todas as teclas”. Os leitores de tela leem a área de trabalho como uma lista de links, as janelas como caixas de diálogo e as mensagens quando elas aparecem.',
      'Para aumentar os controles\n1. Clique em Iniciar, aponte para Configurações e, em seguida, clique em Propriedades de Vídeo.\n2. Clique na guia Aparência.\n3. Em Tamanho, clique em um tamanho e, em seguida, clique em OK.',
      'A área de trabalho segue as configurações de contraste do seu sistema: usa um esquema de cores preto de alto contraste, ou as cores do seu sistema.',
      'Nada pisca. Se o seu sistema estiver configurado para reduzir o movimento, as animações ficam desativadas.',
    ],
  },
  languages: {
    title: 'Idiomas',
    words: ['datas', 'idiomas', 'traduções', 'valores'],
    text: [
      'Para escolher um idioma\n1. Na barra de tarefas, clique nas letras do idioma, como PT.\n2. Clique em um idioma.',
      'Dica: Você também pode escolher um idioma em Propriedades de Vídeo. Clique na guia Efeitos.',
      'Este navegador memoriza a sua escolha. Um endereço que indica um idioma, como /pt-br, sempre abre nesse idioma.',
      'Datas, horas e listas seguem as convenções do idioma. Os valores são escritos da mesma forma em todos os idiomas, com uma vírgula entre os milhares e um ponto antes dos decimais, como em 1,234.50. Um valor que você copia, compara ou digita sempre significa a mesma coisa.',
      'Observação: As traduções não foram revisadas por leitores nativos. Um texto que ainda não foi traduzido aparece em inglês. A mensagem que você assina para verificar a sua conta está sempre em inglês.',
    ],
  },
  offline: {
    title: 'Sem rede',
    words: ['instalar', 'offline', 'rede'],
    text: [
      'A área de trabalho, os programas que você já usou, o Bloco de notas, Propriedades de Vídeo e todas as skins são armazenados neste navegador e funcionam sem rede. Preços, saldos e assinaturas exigem uma rede.',
      'Para instalar a área de trabalho como um aplicativo, use a barra de endereços ou o menu do navegador.',
    ],
  },
  treasury: {
    title: 'Tesouraria',
    words: ['fila', 'multiassinatura', 'Safe', 'saldos', 'tesouraria'],
    text: [
      'Use a Tesouraria para ver os ativos de um Safe, suas transações pendentes, seu histórico e suas mensagens. Um Safe é uma carteira com vários proprietários. Uma transação só é executada depois que um número suficiente de proprietários a tiver assinado. Não é preciso conectar uma carteira para ver um Safe.',
      'Para ver outro Safe\n1. Digite o endereço do Safe.\n2. Clique em Abrir. Para voltar à tesouraria desta comunidade, clique em Tesouraria da comunidade no menu Safe.',
      'Para ver os detalhes de uma linha, clique nela.',
      'Para mudar a moeda dos valores, use o menu Moeda. Para mudar a rede do endereço, use o menu Rede.',
      'Para assinar uma transação\n1. Clique na guia Fila e, em seguida, clique na transação.\n2. Leia os detalhes e os avisos. Os avisos indicam tudo o que poderia dar a outras pessoas o controle do Safe.\n3. Clique em Assinar e, em seguida, confirme a assinatura em sua carteira.',
      'Os proprietários também podem rejeitar, executar e propor transações. Antes que você assine, esta página calcula o hash do que você vê e o compara com o hash a ser assinado.',
      'Observação: Sob o título “Somente uma destas será executada”, os proprietários podem executar uma transação. As outras são então canceladas.',
    ],
  },
  swap: {
    title: 'Pares de troca',
    words: ['classificar', 'exchange', 'liquidez', 'pares', 'preços', 'tokens', 'troca', 'volume'],
    text: [
      'Pares de troca mostra os pares desta comunidade e os preços em seus pools. Os preços são atualizados a cada quatro segundos enquanto a janela está visível. A barra de status mostra o bloco dos preços e a idade deles quando uma atualização atrasa.',
      'Cada linha mostra:\n- Variação (24 h): a variação do preço nas últimas 24 horas.\n- Volume: a quantia que foi negociada nas últimas 24 horas.\n- Liquidez: o valor dos dois lados do pool, no primeiro token do par.\n- A linha do gráfico: o preço das últimas 24 horas.',
      'Para classificar a lista, clique no título de uma coluna. Para inverter a ordem, clique nele novamente.',
      'Para se mover entre as células com o teclado, pressione as teclas de direção.',
      'Para abrir o gráfico de um par, clique duas vezes em seu nome, ou selecione-o e pressione ENTER.',
      'Para trocar os dois tokens de um par, clique em Trocar. Se as trocas não estiverem configuradas, será aberta a exchange que a comunidade escolheu.',
      'Para mostrar um token em sua carteira, clique em Adicionar à carteira. Isso não move nada.',
      'Observação: Os preços não são recomendação de investimento.',
    ],
  },
  exchange: {
    title: 'Trocar tokens',
    words: [
      'aprovar',
      'exchange',
      'impacto no preço',
      'imposto',
      'aprovação',
      'prazo',
      'slippage',
      'tokens',
      'troca',
    ],
    text: [
      'Trocar tokens troca os dois tokens de um par com sua própria carteira. Usa o pool do par e o roteador da Uniswap V2. O uso de Trocar tokens não é cobrado.',
      'Para trocar tokens\n1. Digite uma quantia. A janela mostra quanto você receberia no bloco mais recente. Para trocar na outra direção, clique em Inverter.\n2. Clique em Trocar. A troca é simulada, para que o mínimo leve em conta o imposto de um token.\n3. Se a revisão pedir uma aprovação, clique em Aprovar e, em seguida, confirme-a em sua carteira.\n4. Confira os detalhes e, em seguida, assine a troca em sua carteira.',
      'Antes da primeira troca de um token, você precisa permitir que o contrato de troca gaste o token. Esta aprovação é uma etapa separada, é para exatamente esta quantia e não move nada.',
      'Quando você assina, a troca é simulada novamente. Se o mínimo for menor do que antes, você terá de confirmá-lo.',
      'Uma troca falha se você fosse receber menos que o mínimo, ou se ela não estiver em um bloco até o fim do prazo. Nesse caso, você fica com seus tokens e paga a taxa de rede.',
      'Para alterar o slippage ou o prazo, clique em Opções no menu Troca.',
      'Observação: Uma quantia grande move o preço do pool. Se ela mover o preço em 10% ou mais, você deverá digitar uma palavra para confirmar a troca. Acima de 15%, a troca é bloqueada, a menos que você a permita em Opções.',
    ],
  },
  send: {
    title: 'Enviar amor',
    words: ['destinatário', 'endereço', 'ens', 'enviar', 'transferência'],
    text: [
      'Enviar amor envia ETH ou um token desta comunidade da sua conta para um endereço ou um nome ENS.',
      'Para enviar tokens\n1. Escolha um ativo e, em seguida, digite o destinatário.\n2. Digite uma quantia, com um ponto para as casas decimais. Para inserir todo o seu ETH exceto 0.01 para taxas de rede, clique em Máx.\n3. Clique em Revisar. A transferência é simulada.\n4. Compare cada caractere do endereço.\n5. Clique em Enviar e, em seguida, confirme a transferência em sua carteira.',
      'A revisão mostra o endereço inteiro. Ela avisa se o destinatário é o seu próprio endereço ou um contrato, se você não enviou nada para ele a partir deste navegador, ou se ele se parece com outro endereço que você conhece. Atacantes criam endereços com os mesmos primeiros e últimos caracteres para enganar você.',
      'Se um token desconta uma parte de cada transferência, a revisão mostra quanto chega.',
      'Depois da transferência, você pode copiar o recibo. A transferência também aparece em Transações recentes, na janela Conta.',
      'Dica: Um link como /p/send?to=love.eth&token=LOVE&amount=5 preenche o formulário. Ele nunca envia nada.',
    ],
  },
  holdings: {
    title: 'Meu LOVE',
    words: ['ativos', 'carteira de ativos', 'parcela', 'posses', 'saldo', 'valor'],
    text: [
      'Meu LOVE lista ETH e todos os tokens desta comunidade que a conta conectada, ou o Safe, tem. O valor é calculado a partir dos pools, sem taxas e sem o efeito de uma negociação. “sem pool” significa que nenhum pool leva do token ao ETH.',
      'Para usar um ativo\n1. Clique em sua linha.\n2. Clique em Trocar, Enviar, Adicionar à carteira ou Copiar.',
      'Para classificar a lista, clique no título de uma coluna. Para inverter a ordem, clique nele novamente.',
      'Para se mover entre as linhas com o teclado, pressione as teclas de direção.',
    ],
  },
  charts: {
    title: 'Gráficos',
    words: ['alertas', 'csv', 'gráficos', 'histórico', 'notificações', 'preços', 'velas'],
    text: [
      'Use Gráficos para ver o preço de um par na última hora, em 24 horas, 7 dias ou 30 dias, ou em todo o histórico que este servidor armazena. Os números são calculados a partir das negociações nos pools. Você pode abrir várias janelas.',
      'Para mostrar outro par, clique no menu Par e, em seguida, clique em um par.',
      'Uma vela vazia mostra um preço em alta, e uma vela cheia mostra um preço em queda. O corpo de uma vela vai do primeiro preço ao último. A linha fina vai do preço mais alto ao mais baixo. As colunas abaixo mostram o volume. Em uma janela pequena, uma vela pode representar vários intervalos.',
      'Para ler os números de uma vela, aponte para ela, ou pressione as teclas de direção, HOME ou END.',
      'Para ver os números como uma tabela, clique em Tabela no menu Exibir.',
      'Para usar os números em outro lugar, clique em Copiar no menu Editar, ou clique em Salvar como CSV no menu Arquivo. As horas no arquivo estão em UTC.',
      'Para definir um alerta de preço\n1. No menu Alertas, clique em Alertas de preço.\n2. Escolha um par e, em seguida, digite um preço.\n3. Para ver também uma notificação do sistema, marque a caixa de seleção. O navegador pedirá então a sua permissão.\n4. Clique em Adicionar.',
      'Você é notificado uma vez quando o preço está acima ou abaixo do limite.',
      'Observação: Os alertas são armazenados neste navegador. Eles só são verificados enquanto uma página desta área de trabalho está aberta.',
    ],
  },
  notepad: {
    title: 'Bloco de notas',
    words: ['bloco de notas', 'documentos', 'leia-me', 'termos'],
    text: [
      'Use o Bloco de notas para ler e copiar os documentos desta área de trabalho: Leia-me, os termos e uma ajuda breve.',
      'Para abrir um documento, clique no menu Arquivo e, em seguida, clique no documento.',
      'Para copiar o texto ou quebrar linhas, use o menu Editar.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['dicas', 'heartbreak', 'jogo', 'replays', 'tabuleiro do dia'],
    text: [
      'Alguns corações do tabuleiro estão partidos. O objetivo do jogo é abrir todos os corações inteiros. Um número mostra quantos corações partidos tocam o seu quadrado. Todo tabuleiro padrão pode ser resolvido por lógica a partir da área que está aberta no início.',
      'Para jogar com o mouse\n- Para abrir um coração, clique nele.\n- Para marcar um coração, clique nele com o botão direito.\n- Para abrir os outros corações ao redor de um número, clique duas vezes no número ou clique nele com os dois botões.',
      'Para jogar em uma tela sensível ao toque\n- Para abrir um coração, toque nele.\n- Para marcar um coração, toque nele e segure.\n- Para todo o resto, use os botões abaixo do tabuleiro.',
      'Para ver as teclas, clique em Teclas no menu Ajuda do jogo.',
      'Para compartilhar uma imagem de uma partida que você ganhou\n1. No menu Jogo, clique em Compartilhar.\n2. Clique em Imagem e, em seguida, salve, copie ou compartilhe a imagem.',
      'Só as partidas ranqueadas exigem uma carteira. O único prêmio é o seu tempo na classificação. Se você sair da página durante uma partida ranqueada, poderá voltar e continuar dentro dos 30 minutos dela; o relógio continua correndo. Se você fechar a janela, desistirá da partida.',
      'Quando você resolve um tabuleiro do dia, a barra de tarefas mostra a sua sequência.',
    ],
  },
  guestbook: {
    title: 'Livro de visitas',
    words: ['assinar', 'assinatura', 'excluir', 'livro de visitas', 'mensagem', 'ocultar', 'verificar'],
    text: [
      'Você pode deixar uma linha por dia, no horário UTC. Assinar é grátis e não concede nenhuma permissão.',
      'Para assinar o livro de visitas\n1. Conecte uma carteira e entre.\n2. Digite até 140 caracteres de texto sem formatação e sem links.\n3. Clique em Assinar. A carteira mostra o texto com este site, sua conta e o dia.\n4. Confirme a assinatura em sua carteira.',
      'Todos podem ler e verificar sua mensagem. O próprio navegador confere a assinatura. Se a conta for um contrato, o navegador pergunta ao contrato, no bloco mais recente.',
      'Para verificar uma mensagem\n1. Selecione a mensagem e, em seguida, clique em Propriedades.\n2. Clique em Verificar.',
      'Para salvar todas as mensagens com as assinaturas em um arquivo, clique em Exportar.',
      'Para excluir sua mensagem\n1. Selecione a mensagem e, em seguida, clique em Excluir.\n2. Assine a solicitação em sua carteira. O texto e a assinatura são apagados. As cópias que outras pessoas fizeram não são apagadas.',
      'Observação: Os proprietários deste site podem ocultar uma mensagem ou uma conta, e mostrá-las novamente, com uma assinatura própria. Uma mensagem oculta mostra quem a ocultou.',
    ],
  },
  solitaire: {
    title: 'Paciência',
    words: ['cartas', 'jogo', 'jogo do dia', 'klondike', 'paciência'],
    text: [
      'O objetivo do jogo é montar cada naipe, do ás ao rei, nas quatro bases na parte superior. Nas colunas, coloque uma carta sobre a carta imediatamente superior da cor oposta. Somente um rei pode ir para uma coluna vazia.',
      'Para jogar com o mouse ou com um dedo\n- Para mover cartas, arraste-as.\n- Para comprar cartas, clique no monte.\n- Para enviar uma carta a uma base, clique nela duas vezes.\n- Para enviar às bases todas as cartas possíveis, clique com o botão direito na mesa.',
      'Para jogar com o teclado\n1. Pressione as teclas de direção para se mover pela mesa.\n2. Pressione ENTER para pegar uma carta.\n3. Pressione as teclas de direção para ir para uma pilha e, em seguida, pressione ENTER para soltar a carta.',
      'Para comprar uma carta ou três cartas, ou para jogar sem pontuação ou sem relógio, clique em Opções no menu Jogo. Para escolher o verso das cartas, clique em Baralho no menu Jogo.',
      'Você pode desfazer todas as jogadas. Sua partida é salva neste navegador.',
      'O jogo do dia é a mesma partida para todos até a meia-noite UTC. Ele precisa de uma conexão de rede quando você o inicia.',
    ],
  },
  display: {
    title: 'Propriedades de Vídeo',
    words: [
      'aparência',
      'skins',
      'cores',
      'efeitos',
      'esquemas',
      'papel de parede',
      'plano de fundo',
      'proteções de tela',
      'temas',
    ],
    text: [
      'Propriedades de Vídeo tem quatro guias:\n- Plano de fundo: o papel de parede e sua posição.\n- Proteção de tela: a imagem que aparece depois de alguns minutos sem atividade.\n- Aparência: a skin, o tamanho dos controles e o esquema de cores.\n- Efeitos: os efeitos visuais, um ou dois cliques, o idioma e, se disponíveis, as estatísticas de uso.',
      'Para alterar uma configuração\n1. Clique em uma guia e, em seguida, escolha uma configuração. O pequeno monitor mostra uma visualização.\n2. Clique em OK ou em Aplicar para salvar as alterações, ou em Cancelar para descartá-las.',
      'Para criar um esquema de cores\n1. Clique na guia Aparência e, em seguida, clique em Editar.\n2. Escolha um item e as cores dele.\n3. Digite um nome e, em seguida, clique em Salvar.',
      'Você pode importar as cores de um tema do Windows (.theme) ou soltar o arquivo sobre o esquema de cores. Também pode exportar seu esquema como tema e compartilhá-lo como link.',
    ],
  },
  bridge: {
    title: 'Ponte',
    words: ['ponte', 'redes', 'travessia'],
    text: [
      'Esta pasta contém links para serviços que movem tokens de uma rede para outra. Os serviços são operados por terceiros. Leia o que sua carteira mostra antes de assinar.',
      'Para ver o endereço de um link, selecione seu ícone. Para copiar o endereço, clique em Copiar link no menu Arquivo.',
      'Para mudar a forma como os ícones são mostrados, use o menu Exibir.',
    ],
  },
  governance: {
    title: 'Governança',
    words: ['governança', 'votar'],
    text: [
      'Esta pasta contém links para os sites em que a comunidade vota. Você assina um voto em sua carteira, nesse site.',
    ],
  },
  collections: {
    title: 'Coleções',
    words: ['coleções', 'NFT'],
    text: [
      'Esta pasta contém links para as coleções de NFT da comunidade. Cada link é aberto em uma nova guia.',
    ],
  },
  markets: {
    title: 'Mercados',
    words: ['Chia', 'exchange', 'mercados', 'negociação'],
    text: [
      'Esta pasta contém links para a exchange, carteiras da Chia, mercados da Chia e o explorador de blocos.',
    ],
  },
  partners: {
    title: 'Parceiros',
    words: ['parceiros'],
    text: ['Esta pasta contém links para os sites dos parceiros da comunidade.'],
  },
  social: {
    title: 'Redes sociais',
    words: ['Discord', 'redes sociais', 'Telegram', 'Twitter'],
    text: [
      'Esta pasta contém links para os canais da comunidade. Nunca compartilhe a frase de recuperação de sua carteira em nenhum deles.',
    ],
  },
  help: {
    title: 'Ajuda',
    words: ['ajuda', 'manual'],
    text: [
      'Para encontrar um tópico\n- Para ver os capítulos, clique na guia Conteúdo.\n- Para procurar uma palavra, clique na guia Índice.\n- Para pesquisar em todos os tópicos, clique na guia Localizar.',
      'Para abrir a Ajuda de uma pasta, clique em Tópicos da Ajuda no menu Ajuda da pasta.',
    ],
  },
  run: {
    title: 'Executar',
    words: ['comandos', 'endereço', 'executar', 'transação'],
    text: [
      'Para abrir algo com Executar\n1. Clique em Iniciar e, em seguida, clique em Executar.\n2. Digite um dos itens a seguir e, em seguida, pressione ENTER.',
      'Você pode digitar:\n- O nome de um programa, como notepad ou display.\n- O nome de um documento depois de notepad, como notepad terms.\n- O nome de um link.\n- Um endereço ou uma transação (0x…). Ele é aberto no explorador de blocos da comunidade.\n- O endereço de uma página da Web, se a comunidade tiver um link para o site dela.',
      'Para ver o que você digitou antes, pressione a tecla SETA PARA CIMA ou SETA PARA BAIXO.',
      'Dica: Experimente também winver, love e bsod. Há mais um comando que você nunca deve digitar.',
    ],
  },
  'shut-down': {
    title: 'Desligar',
    words: ['desconectar', 'desligar', 'modo de espera', 'reiniciar'],
    text: [
      'Para desligar\n1. Clique em Iniciar e, em seguida, clique em Desligar.\n2. Clique em uma opção e, em seguida, clique em OK.',
      'As opções são:\n- Modo de espera desliga a tela até que você pressione uma tecla ou clique.\n- Desligar desconecta a carteira. Depois você pode fechar a guia.\n- Reiniciar fecha todas as janelas e redefine suas posições, mas mantém suas configurações.\n- Desconectar a carteira não altera mais nada.',
    ],
  },
  'what-is-a-wallet': {
    title: 'O que é uma carteira?',
    words: ['carteira', 'chaves', 'conta', 'endereço'],
    text: [
      'Uma carteira é um aplicativo ou um dispositivo que guarda chaves. Com uma chave, você prova que uma conta é sua e assina o que ela deve fazer. Os tokens em si estão na blockchain, não na carteira.',
      'Você pode compartilhar o endereço de uma conta. Nunca compartilhe a frase de recuperação dela, as palavras a partir das quais suas chaves são criadas, com nenhuma pessoa nem com nenhuma página, inclusive esta. Quem a pede está tentando roubar você.',
      'Para obter uma carteira\n1. Na barra de tarefas, clique em Conectar carteira.\n2. Clique em Obter uma carteira.',
    ],
  },
  connecting: {
    title: 'Conectar uma carteira',
    words: ['carteira', 'conectar'],
    text: [
      'A conexão mostra seu endereço a esta página. Ela não permite que a página envie nada. Sua carteira pede que você confirme cada pagamento e cada assinatura. Leia o que ela mostra antes de confirmar.',
      'Para conectar uma carteira\n1. Na barra de tarefas, clique em Conectar carteira. A lista mostra as carteiras deste navegador.\n2. Clique em sua carteira e, em seguida, confirme a conexão na carteira.',
      'Para desconectar uma carteira\n1. Na barra de tarefas, clique no botão da conta.\n2. Clique em Desconectar.',
      'Dica: Se sua carteira não estiver na lista, desbloqueie-a e abra a lista novamente. Se uma mensagem disser que já há uma solicitação aberta, responda primeiro a essa solicitação em sua carteira.',
    ],
  },
  terms: {
    title: 'Os termos',
    words: ['concordar', 'regras', 'termos'],
    text: [
      'Os termos são mostrados na primeira vez que você conecta um endereço. Sua concordância é armazenada neste navegador, somente para este endereço.',
      'Para ler os termos novamente\n1. Abra o Bloco de notas.\n2. No menu Arquivo, clique em Termos.',
      'Se você não concordar, pode se desconectar e continuar dando uma olhada.',
    ],
  },
  verifying: {
    title: 'Verificar uma conta',
    words: ['assinar', 'assinatura', 'mensagem', 'verificar'],
    text: [
      'Você pode assinar uma mensagem para provar que a conta é sua. Assinar é grátis e não concede nenhuma permissão. Você só precisa disso para publicar com sua conta, por exemplo, partidas ranqueadas e mensagens do livro de visitas.',
      'A caixa de diálogo mostra a mensagem a você e verifica se ela cita esta página, sua conta e sua rede. A última mensagem que você assinou é armazenada neste navegador como recibo.',
      'Dica: Se você clicar em Agora não, poderá verificar sua conta mais tarde na janela Conta.',
    ],
  },
  'wrong-network': {
    title: 'Rede incorreta',
    words: ['cadeia', 'rede', 'trocar'],
    text: [
      'Sua carteira está em uma rede que não tem suporte aqui.',
      'Para trocar de rede, clique em Rede incorreta na barra de tarefas, ou troque a rede em sua carteira. Se sua carteira não tiver a rede, ela pedirá que você a adicione.',
    ],
  },
  safety: {
    title: 'Como se proteger',
    words: ['golpe', 'perigo', 'segurança'],
    text: [
      'Uma transação não pode ser desfeita. Para se proteger:\n- Leia o que sua carteira mostra antes de assinar.\n- Compare os endereços inteiros, não apenas os primeiros e os últimos caracteres.\n- Abra esta página a partir de um favorito seu, não de um link que enviaram a você.',
      'Esta página nunca pede sua frase de recuperação, nunca entra em contato com você primeiro e nunca pede que você pague para receber um pagamento.',
    ],
  },
  'treasury-names': {
    title: 'Tesouraria: catálogo de endereços e recebimento',
    words: ['catálogo de endereços', 'código QR', 'importar', 'receber'],
    text: [
      'O catálogo de endereços contém os nomes que você dá aos endereços, para cada rede. Os nomes são armazenados somente neste navegador. Um destinatário do seu catálogo de endereços é indicado como tal, e o endereço é mostrado ao lado do nome.',
      'Para abrir o catálogo de endereços, clique em Catálogo de endereços no menu Safe da Tesouraria.',
      'Para levar seus nomes para outro navegador\n1. No catálogo de endereços, clique em Exportar.\n2. No outro navegador, abra o catálogo de endereços e clique em Importar.',
      'O arquivo tem o mesmo formato que o do aplicativo Web do Safe: address, name, chainId. As linhas que não podem ser lidas são indicadas, e as outras são adicionadas.',
      'Para mostrar o endereço do Safe como um código QR, clique em Receber no menu Safe. Se sua carteira não conseguir ler o código, escolha somente o endereço.',
    ],
  },
  'treasury-calls': {
    title: 'Tesouraria: chamadas de contrato e colecionáveis',
    words: ['ABI', 'chamada de contrato', 'colecionáveis', 'NFT'],
    text: [
      'Para chamar um contrato\n1. Clique na guia Fila e, em seguida, clique em Chamada de contrato.\n2. Digite o endereço do contrato e, em seguida, cole a ABI.\n3. Escolha uma função e, em seguida, preencha os campos dela. Digite listas e estruturas como JSON.\n4. Leia a revisão. Ela descreve o que os dados fazem.',
      'Observação: A revisão também mostra os nomes da sua ABI, mas eles não são verificados.',
      'Para ver ou enviar um colecionável, clique em Abrir em sua linha. Uma imagem só é mostrada se estiver armazenada na blockchain, porque, caso contrário, outro servidor saberia que você a viu.',
    ],
  },
  'treasury-checks': {
    title: 'Tesouraria: hashes e histórico',
    words: ['carteira de hardware', 'CSV', 'hash da mensagem', 'hash do domínio', 'histórico'],
    text: [
      'Uma carteira de hardware mostra hashes em vez de palavras. Antes de assinar, compare o hash do domínio e o hash da mensagem, nos detalhes, com os hashes na tela do dispositivo.',
      'Se os proprietários assinaram uma transação, o histórico a descreve a partir de seus dados. Um asterisco (*) indica o que o serviço do Safe informa. Esta página não o verificou.',
      'Para ver apenas algumas linhas, digite na caixa Localizar.',
      'Para salvar o histórico\n1. Para incluir tudo, clique em Carregar tudo.\n2. Clique em Salvar como CSV. O arquivo contém as linhas que estão carregadas.',
    ],
  },
  'treasury-settings': {
    title: 'Tesouraria: configurações de um Safe',
    words: ['guarda', 'limiar', 'manipulador de fallback', 'módulos', 'proprietários', 'versão'],
    text: [
      'Para ver as configurações de um Safe, clique em Propriedades no menu Safe.',
      'Para propor uma alteração, clique em Alterar em Propriedades. Somente os proprietários podem propor uma alteração. Os outros proprietários a assinam como qualquer transação.',
      'Se o Safe tem a versão 1.3.0 e o contrato de migração do projeto Safe está disponível na rede, você pode propor uma versão mais nova. O endereço do Safe, seus proprietários e seus ativos não mudam. A revisão mostra as duas versões e o contrato que o Safe usará.',
    ],
  },
  'all-keys': {
    title: 'Todas as teclas',
    words: ['atalhos', 'teclado', 'teclas'],
    text: [
      'Observação: Seu sistema ou seu navegador pode usar algumas destas teclas. Para cada tecla também há um comando em um menu.',
    ],
  },
  errors: {
    title: 'Se algo der errado',
    words: ['erro', 'falha', 'operação ilegal', 'tela azul'],
    text: [
      'Se um programa executar uma operação ilegal, somente esse programa será fechado. Na mensagem, você pode iniciá-lo novamente, e ver e copiar os detalhes.',
      'Se a própria área de trabalho falhar, uma tela azul mostrará um ID do erro. Sua carteira não é afetada.',
      'Para reiniciar depois de uma tela azul\n1. Para relatar o problema, copie o ID do erro.\n2. Pressione qualquer tecla.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
