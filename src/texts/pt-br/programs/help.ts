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
  notCopied: 'O navegador bloqueou a cópia. Selecione o texto e pressione Ctrl+C.',
  keysHead: 'Tecla',
  keysDoes: 'O que faz',
  chapters: {
    start: 'Primeiros passos',
    programs: 'Programas',
    wallet: 'Carteira e conta',
    keyboard: 'Teclado',
    community: 'Sua própria área de trabalho',
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
  'previous-part': 'Vai no sentido oposto.',
  'show-desktop': 'Minimiza todas as janelas. Pressione novamente para restaurá-las.',
  'switch-window':
    'Mostra todas as janelas. Cada vez que é pressionada, vai para a próxima. Solte as teclas para escolhê-la.',
  'switch-window-back': 'Faz o mesmo na ordem inversa.',
  'context-menu': 'Abre o menu de atalho do item selecionado.',
  dismiss: 'Fecha uma caixa de diálogo, um painel ou uma dica.',
  'choose-window': 'Vai para a próxima janela nessa direção.',
  'take-window': 'Traz a janela escolhida para a frente.',
  'leave-switcher': 'Cancela sem alteração.',
  'open-icon': 'Abre o ícone.',
  'move-between-icons': 'Vai para o próximo ícone nessa direção.',
  'first-icon': 'Vai para o primeiro ícone.',
  'last-icon': 'Vai para o último ícone. Uma letra vai para o próximo ícone que comece com ela.',
  'select-icon': 'Seleciona o ícone; com Ctrl, adiciona-o à seleção.',
  'select-all-icons': 'Seleciona todos os ícones.',
  'select-no-icon': 'Limpa a seleção.',
  'take-back-move': 'Desfaz a última movimentação de ícones.',
  'close-window': 'Fecha a janela ativa.',
  'system-menu': 'Abre o menu do sistema da janela: Restaurar, Mover, Tamanho, Minimizar, Maximizar, Fechar.',
  'menu-bar': 'Vai para a barra de menus da janela. Alt e uma letra sublinhada abrem esse menu.',
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
    title: 'Bem-vindo',
    words: ['bem-vindo', 'início', 'sobre'],
    text: [
      'Esta é uma área de trabalho de 1998 para uma comunidade de hoje. Você não precisa de uma carteira para dar uma olhada.',
      'Suas escolhas, como a capa, o papel de parede, os tamanhos e as posições das janelas, são armazenadas neste navegador.',
      'Para procurar uma palavra, clique na guia Índice. Para pesquisar em todos os tópicos, clique na guia Localizar. Para ver novamente a tela de boas-vindas, clique em Iniciar, Programas, Boas-vindas.',
    ],
  },
  icons: {
    title: 'Abrir ícones',
    words: ['abrir', 'clique duplo', 'ícones', 'tocar'],
    text: [
      'Clique duas vezes em um ícone para abri-lo. Em uma tela sensível ao toque, toque nele. Com o teclado, pressione Enter. Para abrir os ícones com um clique, clique em Iniciar, Configurações, Estilo Web.',
      'Para abrir um programa ou um link em uma nova guia, clique em seu ícone com o botão do meio do mouse, ou clique nele com o botão direito e clique em Abrir em uma nova guia.',
      'Arraste um ícone para movê-lo. Para alinhar ou organizar os ícones, restaurar a ordem padrão ou desfazer uma movimentação, clique com o botão direito na área de trabalho.',
      'A comunidade não configurou o endereço de um ícone que diz “não configurado”.',
    ],
  },
  windows: {
    title: 'Mover e dimensionar janelas',
    words: ['dimensionar', 'fechar', 'janelas', 'maximizar', 'menu do sistema', 'minimizar', 'mover'],
    text: [
      'Arraste a barra de título para mover uma janela. Clique duas vezes na barra de título para maximizá-la. Arraste uma borda ou um canto para dimensioná-la. Para cancelar um arraste, pressione Esc.',
      'Para usar o teclado, abra o menu do sistema com o ícone à esquerda da barra de título, escolha Mover ou Tamanho e pressione as teclas de direção. Pressione Enter para aceitar ou Esc para cancelar.',
      'A barra de tarefas tem um botão para cada janela. Clique nele para trazer a janela para a frente; clique nele novamente para minimizar a janela. As janelas mantêm suas posições até que você escolha Reiniciar em Desligar.',
    ],
  },
  'start-menu': {
    title: 'O menu Iniciar e a barra de tarefas',
    words: ['área de notificação', 'barra de tarefas', 'inicialização rápida', 'menu Iniciar'],
    text: [
      'O menu Iniciar tem todos os programas, todos os links, os documentos e as configurações desta área de trabalho.',
      'Na outra extremidade da barra de tarefas estão o volume, as notificações, a carteira e o relógio. Para ver a data, aponte para o relógio.',
      'Clique com o botão direito na área de trabalho, em um ícone, em uma barra de título ou na barra de tarefas para abrir o menu de atalho. Em uma tela sensível ao toque, toque e segure. Para abrir o menu do navegador, mantenha pressionada a tecla Shift e clique com o botão direito.',
    ],
  },
  phones: {
    title: 'Celulares e tablets',
    words: ['celular', 'tablet', 'toque'],
    text: [
      'Em uma tela pequena, cada janela ocupa toda a área de trabalho. Use a barra de tarefas para alternar entre as janelas. As caixas de diálogo são abertas na parte inferior da tela.',
      'Toque em um item para abri-lo. Toque e segure para abrir o menu de atalho.',
    ],
  },
  access: {
    title: 'Ler e usar do seu jeito',
    words: ['contraste', 'leitor de tela', 'movimento', 'tamanho', 'teclado'],
    text: [
      'Você pode usar tudo com o teclado; veja todas as teclas no capítulo Teclado. Os leitores de tela leem a área de trabalho como uma lista de links, as janelas como caixas de diálogo e as mensagens quando elas aparecem.',
      'Para ter controles maiores, abra Propriedades de Vídeo e clique em Aparência. A área de trabalho segue as configurações de contraste do seu sistema: usa um esquema de cores preto para mais contraste, ou as cores do seu sistema.',
      'Nada pisca. Se o seu sistema estiver configurado para reduzir o movimento, nada se move sozinho.',
    ],
  },
  languages: {
    title: 'Idiomas',
    words: ['datas', 'idiomas', 'traduções', 'valores'],
    text: [
      'Para escolher um idioma, clique nas letras dele na área de notificação, como PT. Você também pode clicar em Efeitos em Propriedades de Vídeo. Este navegador guarda a sua escolha. Um endereço que indica um idioma, como /pt-br, sempre abre nesse idioma.',
      'Datas, horas e listas têm a forma do idioma. Os valores têm a mesma forma em todos os idiomas: uma vírgula entre os milhares e um ponto antes dos decimais, como em 1,234.50. Um valor que você copia, compara ou digita sempre significa a mesma coisa.',
      'As traduções não foram revisadas por leitores nativos. Um texto que ainda não foi traduzido aparece em inglês. A mensagem que você assina para verificar a sua conta está sempre em inglês.',
    ],
  },
  offline: {
    title: 'Sem rede',
    words: ['instalar', 'offline', 'rede'],
    text: [
      'A área de trabalho, os programas que você já usou, o Bloco de notas, Propriedades de Vídeo e todas as capas são armazenados neste navegador e funcionam sem rede. Preços, saldos e assinaturas exigem uma rede.',
      'Para instalar a área de trabalho como um aplicativo, use a barra de endereços ou o menu do navegador.',
    ],
  },
  treasury: {
    title: 'Tesouraria',
    words: ['fila', 'multiassinatura', 'Safe', 'saldos', 'tesouraria'],
    text: [
      'Use a Tesouraria para ver os ativos de um Safe, suas transações pendentes, seu histórico e suas mensagens. Um Safe é uma carteira com vários proprietários. Uma transação só é executada depois que um número suficiente deles a tiver assinado.',
      'O Safe desta comunidade é aberto primeiro. Para ver outro Safe, digite o endereço dele e clique em Abrir. Não é preciso conectar uma carteira. Para voltar, use o menu Safe. Para mudar a moeda dos valores ou a rede do endereço, use os menus Moeda e Rede.',
      'Os proprietários podem assinar, rejeitar, executar e propor transações. Antes que você assine, esta página calcula o hash do que é mostrado e o compara. Leia os avisos: eles indicam o que poderia dar a outras pessoas o controle do Safe.',
      'Para ver os detalhes de uma linha, clique nela. Sob o título “Somente uma destas será executada”, os proprietários podem executar uma transação. As outras são então canceladas.',
    ],
  },
  swap: {
    title: 'Pares de troca',
    words: ['classificar', 'exchange', 'liquidez', 'pares', 'preços', 'tokens', 'troca', 'volume'],
    text: [
      'Pares de troca mostra os pares desta comunidade e os preços em seus pools. Os preços são atualizados a cada quatro segundos enquanto você pode ver a janela. A barra de status mostra o bloco dos preços e a idade deles quando uma atualização atrasa. Os preços não são um conselho.',
      '24 h é a variação do preço em 24 horas, e Volume é o que foi negociado nesse período. Liquidez é o valor dos dois lados do pool, no primeiro token do par. A linha mostra o preço das últimas 24 horas.',
      'Para classificar a lista, clique no título de uma coluna. Para inverter a ordem, clique nele novamente. Para se mover entre as células com o teclado, pressione as teclas de direção. Para abrir o gráfico de um par, clique duas vezes em seu nome, ou selecione-o e pressione Enter.',
      'Trocar abre uma janela que troca os dois tokens do par com sua carteira. Onde isso não está configurado, leva à exchange que a comunidade escolheu. Adicionar à carteira pede à sua carteira que mostre um token; não move nada.',
    ],
  },
  exchange: {
    title: 'Trocar tokens',
    words: [
      'aprovar',
      'exchange',
      'impacto no preço',
      'imposto',
      'permissão',
      'prazo',
      'slippage',
      'tokens',
      'troca',
    ],
    text: [
      'Trocar tokens troca os dois tokens de um par por meio do pool desse par e do roteador da Uniswap V2, com sua própria carteira. Digite uma quantia; a janela mostra o que você recebe por ela no bloco mais recente. Inverter troca na outra direção. Aqui nada é cobrado.',
      'Pressione Trocar para ver o que você assinaria. A troca é simulada antes, para que o mínimo leve em conta o imposto que um token retenha. Um token precisa permitir que o contrato de troca retire a quantia: esta permissão é uma etapa própria, para exatamente esta quantia, e não move nada.',
      'Quando você assina, a troca é simulada mais uma vez. Se o mínimo caiu, a janela pergunta novamente. Uma troca que recebe menos que o mínimo, ou que não está em nenhum bloco antes do prazo, falha: você fica com seus tokens e paga o custo de rede.',
      'Escolha o slippage e o prazo em Opções. Uma quantia grande move o preço do pool: a partir de 10%, você digita uma palavra para confirmar, e acima de 15% a janela recusa, a menos que as opções permitam.',
    ],
  },
  send: {
    title: 'Enviar amor',
    words: ['destinatário', 'endereço', 'ens', 'enviar', 'transferência'],
    text: [
      'Enviar amor move ETH ou um token desta comunidade da sua conta para um endereço ou um nome ENS. Digite a quantia com um ponto para as casas decimais. Máx. deixa 0.01 ETH para taxas de rede.',
      'A revisão mostra o endereço inteiro antes que sua carteira seja aberta. Ela avisa se é o seu próprio endereço, um contrato, um endereço para o qual você não enviou a partir deste navegador, ou um endereço parecido com outro que você conhece: golpistas criam endereços com os mesmos primeiros e últimos dígitos. Compare cada dígito.',
      'A transferência é simulada antes que você a assine. Quando um token retém uma parte de cada transferência, a revisão informa quanto chega. O recibo pode ser copiado; a transferência também aparece em Transações recentes na janela Conta.',
      'Um link como /p/send?to=love.eth&token=LOVE&amount=5 preenche o formulário. Ele nunca envia.',
    ],
  },
  holdings: {
    title: 'Meu LOVE',
    words: ['ativos', 'carteira de ativos', 'parcela', 'posses', 'saldo', 'valor'],
    text: [
      'Meu LOVE lista ETH e todos os tokens desta comunidade que a conta conectada, ou o Safe, tem. Valor é calculado pela proporção dos pools, sem taxas e sem o efeito de uma negociação. “sem pool” significa que nenhum pool leva do token ao ETH.',
      'Selecione uma linha e clique em Trocar, Enviar, Adicionar à carteira ou Copiar. Clique no título de uma coluna para classificar por ela, e mais uma vez para inverter a ordem. As teclas de direção vão de linha em linha.',
    ],
  },
  charts: {
    title: 'Gráficos',
    words: ['alertas', 'csv', 'gráficos', 'histórico', 'notificações', 'preços', 'velas'],
    text: [
      'Use Gráficos para ver o preço de um par na última hora, em 24 horas, 7 dias ou 30 dias, ou em todo o histórico que este servidor guarda. Os números são calculados a partir das negociações nos pools. Você pode abrir várias janelas. Para mostrar outro par, use o menu Par.',
      'Uma vela vazia mostra um preço em alta, e uma vela cheia, um preço em queda. O corpo de uma vela vai do primeiro preço ao último, e sua linha fina, do mais alto ao mais baixo. As colunas abaixo mostram o volume. Em uma janela pequena, uma vela pode representar vários intervalos.',
      'Para ler os números de uma vela, aponte para ela, ou pressione as teclas de direção, Home ou End. Para ver os números como uma tabela, clique em Tabela no menu Exibir. Para usá-los em outro lugar, clique em Copiar no menu Editar ou em Salvar como CSV no menu Arquivo. As horas no arquivo estão em UTC.',
      'Para ser notificado uma vez quando um preço estiver acima ou abaixo de um limite, clique em Alertas de preço no menu Alertas. Os alertas são armazenados neste navegador e verificados enquanto uma página desta área de trabalho está aberta. Para ver também uma notificação do seu sistema, marque a caixa de seleção. O navegador pedirá então a sua permissão.',
    ],
  },
  notepad: {
    title: 'Bloco de notas',
    words: ['bloco de notas', 'documentos', 'leia-me', 'termos'],
    text: [
      'Use o Bloco de notas para ler e copiar os documentos desta área de trabalho: Leia-me, os termos e uma ajuda breve. Para abrir um documento, clique em Arquivo. Para copiar texto ou quebrar linhas, clique em Editar.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['dicas', 'heartbreak', 'jogo', 'replays', 'tabuleiro do dia'],
    text: [
      'Alguns corações do tabuleiro estão partidos. Encontre todos os inteiros. Um número mostra quantos corações partidos tocam o seu quadrado. Clique em um coração para abri-lo e clique nele com o botão direito para marcá-lo. Para abrir os demais ao redor de um número, clique nele duas vezes ou clique nele com os dois botões. Todo tabuleiro padrão pode ser resolvido por lógica a partir da área que está aberta no início.',
      'Em uma tela sensível ao toque, toque para abrir, toque e segure para marcar, e use os botões abaixo do tabuleiro para todo o resto. Para ver as teclas, clique em Ajuda, Teclas na janela do jogo.',
      'Só as partidas ranqueadas exigem uma carteira. O único prêmio é o seu tempo na classificação. Se você sair da página durante uma partida ranqueada, poderá voltar e continuar dentro dos 30 minutos dela; o relógio continua correndo. Se você fechar a janela, desistirá da partida.',
      'Para salvar, copiar ou compartilhar uma imagem de uma partida que você ganhou, clique em Jogo, Compartilhar e, em seguida, em Imagem. Quando você resolve um tabuleiro do dia, a barra de tarefas mostra há quantos dias seguidos.',
    ],
  },
  guestbook: {
    title: 'Livro de visitas',
    words: ['assinar', 'assinatura', 'excluir', 'livro de visitas', 'mensagem', 'ocultar', 'verificar'],
    text: [
      'Deixe uma linha por dia, no horário UTC. Conecte uma carteira, entre, digite até 140 caracteres de texto sem formatação e sem links e clique em Assinar. A carteira mostra o texto com este site, sua conta e o dia. Assinar é grátis e não concede nenhuma permissão.',
      'Todos podem ler sua mensagem e verificá-la: basta selecioná-la e clicar em Propriedades, Verificar. O próprio navegador confere então a assinatura; para a conta de um contrato, ele pergunta ao contrato no bloco mais recente. Para salvar todas as mensagens com as assinaturas em um arquivo, clique em Exportar.',
      'Para excluir sua mensagem, selecione-a, clique em Excluir e assine. O texto e a assinatura dela são apagados. As cópias que outras pessoas fizeram antes não são.',
      'Os proprietários deste site podem ocultar uma mensagem ou uma conta com uma assinatura própria e mostrá-las novamente. Uma mensagem oculta informa quem a ocultou.',
    ],
  },
  solitaire: {
    title: 'Paciência',
    words: ['cartas', 'jogo', 'jogo do dia', 'klondike', 'paciência'],
    text: [
      'Monte cada naipe, do ás ao rei, nas quatro bases na parte superior. Nas colunas, coloque uma carta sobre a imediatamente superior da outra cor; um rei vai para uma coluna vazia. Clique no monte para comprar.',
      'Arraste as cartas com o mouse ou com um dedo, ou mova-se pela mesa com as teclas de direção e pressione Enter para pegar e soltar. Clique duas vezes em uma carta para enviá-la a uma base. Clique com o botão direito na mesa para enviar todas as cartas possíveis. Desfazer volta atrás em qualquer jogada.',
      'Para comprar uma carta ou três, ou para jogar sem pontuação ou sem relógio, clique em Jogo, Opções. Para escolher o verso das cartas, clique em Jogo, Baralho. Sua partida é salva neste navegador.',
      'O jogo do dia é a mesma partida para todos até a meia-noite UTC. Ele precisa de uma conexão quando você o inicia.',
    ],
  },
  display: {
    title: 'Propriedades de Vídeo',
    words: [
      'aparência',
      'capas',
      'cores',
      'efeitos',
      'esquemas',
      'papel de parede',
      'plano de fundo',
      'proteções de tela',
      'temas',
    ],
    text: [
      'Clique em Plano de fundo para escolher um papel de parede e sua posição. Clique em Proteção de tela para escolher o que é mostrado quando você não faz nada por alguns minutos. Clique em Aparência para escolher uma capa, o tamanho dos controles e um esquema de cores. Clique em Efeitos para escolher os efeitos visuais, um ou dois cliques, o idioma e, se disponíveis, as estatísticas de uso.',
      'Para criar um esquema de cores, clique em Aparência e, em seguida, em Editar. Escolha um item e as cores dele, digite um nome e clique em Salvar. Você pode importar as cores de um tema do Windows (.theme) ou soltar o arquivo sobre o esquema de cores, exportar seu esquema como tema e compartilhá-lo como link.',
      'O pequeno monitor mostra uma visualização das alterações. Clique em OK ou em Aplicar para salvá-las, ou em Cancelar para descartá-las.',
    ],
  },
  bridge: {
    title: 'Ponte',
    words: ['cadeias', 'ponte', 'travessia'],
    text: [
      'Uma pasta de links para serviços que movem tokens de uma cadeia para outra. Eles são operados por terceiros. Leia o que sua carteira mostra antes de assinar.',
      'Selecione um ícone para ver seu endereço. Para copiar o endereço, clique em Arquivo, Copiar link. Para mudar a forma como os ícones são mostrados, clique em Exibir.',
    ],
  },
  governance: {
    title: 'Governança',
    words: ['governança', 'votar'],
    text: [
      'Uma pasta de links para os sites em que a comunidade vota. Você assina um voto em sua carteira, nesse site.',
    ],
  },
  collections: {
    title: 'Coleções',
    words: ['coleções', 'NFT'],
    text: ['Uma pasta de links para as coleções de NFT da comunidade. Cada link é aberto em uma nova guia.'],
  },
  markets: {
    title: 'Mercados',
    words: ['Chia', 'exchange', 'mercados', 'negociação'],
    text: [
      'Uma pasta de links para a exchange, carteiras da Chia, mercados da Chia e o explorador de blocos.',
    ],
  },
  partners: {
    title: 'Parceiros',
    words: ['parceiros'],
    text: ['Uma pasta de links para os sites dos parceiros da comunidade.'],
  },
  social: {
    title: 'Redes sociais',
    words: ['Discord', 'redes sociais', 'Telegram', 'Twitter'],
    text: [
      'Uma pasta de links para os canais da comunidade. Nunca compartilhe a frase de recuperação de sua carteira em nenhum deles.',
    ],
  },
  help: {
    title: 'Ajuda',
    words: ['ajuda', 'manual'],
    text: [
      'Clique em Conteúdo para ver os capítulos, em Índice para procurar uma palavra ou em Localizar para pesquisar em todos os tópicos. Para abrir o tópico de um programa, clique em Ajuda na janela dele.',
    ],
  },
  run: {
    title: 'Executar',
    words: ['comandos', 'endereço', 'executar', 'transação'],
    text: [
      'Para abrir um programa, digite seu nome, como notepad ou display. Para abrir um documento, digite seu nome depois de notepad, como notepad terms. Para abrir um link, digite seu nome.',
      'Um endereço ou uma transação (0x…) é aberto no explorador de blocos da comunidade. Uma página da Web é aberta se a comunidade tiver um link para o site dela.',
      'Para ver o que você digitou antes, pressione a seta para cima ou para baixo. Experimente também winver, love e bsod. Há mais um comando que você nunca deve digitar.',
    ],
  },
  'shut-down': {
    title: 'Desligar',
    words: ['desconectar', 'desligar', 'modo de espera', 'proteção de tela', 'reiniciar'],
    text: [
      'Modo de espera desliga a tela até que você pressione uma tecla ou clique. Desligar desconecta a carteira; depois você pode fechar a guia. Reiniciar fecha todas as janelas e redefine suas posições, mas mantém suas configurações. Desconectar a carteira apenas desconecta a carteira.',
    ],
  },
  'what-is-a-wallet': {
    title: 'O que é uma carteira?',
    words: ['carteira', 'chaves', 'conta', 'endereço'],
    text: [
      'Uma carteira é um aplicativo ou um dispositivo que guarda chaves. Com uma chave, você prova que uma conta na cadeia é sua e assina o que ela deve fazer. Os tokens em si estão na cadeia, não na carteira.',
      'Você pode compartilhar o endereço de uma conta. Nunca compartilhe a frase de recuperação dela, as palavras a partir das quais suas chaves são criadas, com nenhuma pessoa nem com nenhuma página, inclusive esta. Quem a pede está tentando roubar você.',
      'Se você não tem uma carteira, clique em Conectar carteira e depois em Obter uma carteira.',
    ],
  },
  connecting: {
    title: 'Conectar uma carteira',
    words: ['carteira', 'conectar'],
    text: [
      'Clique em Conectar carteira, na barra de tarefas, para ver as carteiras deste navegador. A conexão mostra seu endereço a esta página; ela não permite que a página envie nada. Sua carteira pede que você confirme cada pagamento e cada assinatura. Leia o que ela mostra antes de confirmar.',
      'Se sua carteira não estiver na lista, desbloqueie-a e abra a lista novamente. Se uma mensagem disser que já há uma solicitação aberta, responda primeiro a essa solicitação em sua carteira.',
      'Para se desconectar, clique no botão da conta na barra de tarefas e depois em Desconectar. Você também pode usar Desligar.',
    ],
  },
  terms: {
    title: 'Os termos',
    words: ['concordar', 'regras', 'termos'],
    text: [
      'Os termos são mostrados na primeira vez que você conecta um endereço. Sua concordância é armazenada neste navegador, somente para este endereço. Para ler os termos novamente, abra o Bloco de notas e clique em Arquivo, Termos.',
      'Se você não concordar, pode se desconectar e continuar dando uma olhada.',
    ],
  },
  verifying: {
    title: 'Verificar uma conta',
    words: ['assinar', 'assinatura', 'mensagem', 'verificar'],
    text: [
      'Você pode assinar uma mensagem para provar que a conta é sua. Assinar é grátis e não concede nenhuma permissão. Só o que você publica com sua conta exige isso, como as partidas ranqueadas e as mensagens do livro de visitas. Se você clicar em Agora não, poderá verificar sua conta mais tarde na janela Conta.',
      'A caixa de diálogo verifica se a mensagem cita esta página, sua conta e sua rede, e a mostra a você. A última mensagem que você assinou é armazenada neste navegador como recibo.',
    ],
  },
  'wrong-network': {
    title: 'Rede incorreta',
    words: ['cadeia', 'rede', 'trocar'],
    text: [
      'Sua carteira está em uma rede que não tem suporte aqui. Clique em Rede incorreta, na barra de tarefas, para trocar de rede, ou troque a rede em sua carteira. Se sua carteira não tiver a rede, ela pedirá que você a adicione.',
    ],
  },
  safety: {
    title: 'Como se proteger',
    words: ['golpe', 'perigo', 'segurança'],
    text: [
      'Leia o que sua carteira mostra antes de assinar. Uma transação não pode ser desfeita. Compare os endereços inteiros, não apenas o começo e o fim. Abra esta página a partir de um favorito seu, não de um link que enviaram a você.',
      'Esta página nunca pede sua frase de recuperação, nunca entra em contato com você primeiro e nunca pede que você pague para receber um pagamento.',
    ],
  },
  'treasury-names': {
    title: 'Tesouraria: catálogo de endereços e recebimento',
    words: ['catálogo de endereços', 'código QR', 'importar', 'receber'],
    text: [
      'Catálogo de endereços, no menu Safe da Tesouraria, guarda os nomes que você dá aos endereços, para cada rede. Eles são armazenados somente neste navegador. Um destinatário com nome é indicado como presente em seu catálogo de endereços, e o endereço fica ao lado do nome.',
      'Para levar seus nomes para outro navegador, clique em Exportar e, no outro, em Importar. O arquivo tem o formato do aplicativo Web do Safe: address, name, chainId. As linhas que não podem ser lidas são indicadas, e as outras são adicionadas.',
      'Receber, no menu Safe, mostra o endereço do Safe como um código QR. Se sua carteira não o ler, escolha somente o endereço.',
    ],
  },
  'treasury-calls': {
    title: 'Tesouraria: chamadas de contrato e colecionáveis',
    words: ['ABI', 'chamada de contrato', 'colecionáveis', 'NFT'],
    text: [
      'Para chamar qualquer contrato, clique em Chamada de contrato na Fila. Digite o endereço e cole a ABI, escolha uma função e preencha os campos dela. Listas e estruturas são digitadas como JSON. A revisão informa o que os bytes fazem. Os nomes da sua ABI também aparecem ali e não são verificados.',
      'Para ver ou enviar um colecionável, clique em Abrir em sua linha. Uma imagem só é mostrada se estiver armazenada na cadeia, porque, caso contrário, outro servidor saberia que você a vê.',
    ],
  },
  'treasury-checks': {
    title: 'Tesouraria: hashes e histórico',
    words: ['carteira de hardware', 'CSV', 'hash da mensagem', 'hash do domínio', 'histórico'],
    text: [
      'Uma carteira de hardware mostra hashes em vez de palavras. Compare o hash do domínio e o hash da mensagem, nos detalhes, com os da tela dela antes de assinar.',
      'O histórico descreve uma transação a partir de seus bytes se os proprietários a assinaram. As linhas que começam com “Dito pelo serviço do Safe” não foram verificadas. Para ver apenas algumas linhas, digite em Localizar. Para salvá-las, clique em Salvar como CSV. O arquivo contém as linhas que estão carregadas. Para salvar tudo, clique primeiro em Carregar tudo.',
    ],
  },
  'treasury-settings': {
    title: 'Tesouraria: configurações de um Safe',
    words: ['guarda', 'limiar', 'manipulador de fallback', 'módulos', 'proprietários', 'versão'],
    text: [
      'Para ver as configurações de um Safe, clique em Propriedades no menu Safe. Os proprietários podem propor ali uma alteração: clique em Alterar. Os outros proprietários a assinam como qualquer transação.',
      'Se o Safe tem a versão 1.3.0 e a rede tem o contrato do projeto Safe que a altera, você pode propor uma versão mais nova. O endereço do Safe, seus proprietários e seus ativos ficam como estão. A revisão mostra as duas versões e o contrato que o Safe terá depois.',
    ],
  },
  'all-keys': {
    title: 'Todas as teclas',
    words: ['atalhos', 'teclado', 'teclas'],
    text: [
      'Seu sistema ou seu navegador pode reservar algumas destas teclas para uso próprio. Para cada uma delas também há um comando em um menu.',
    ],
  },
  forking: {
    title: 'Uma área de trabalho para a sua comunidade',
    words: ['área de trabalho própria', 'configuração', 'fork', 'love98.config.ts'],
    text: [
      'Um único arquivo, love98.config.ts, adapta esta área de trabalho a uma comunidade: nome, programas e sua ordem, links, tokens, pares e termos. Copie o projeto, altere o arquivo e inicie-o. Se um valor estiver errado, a inicialização para e indica o valor.',
      'Defina como null um valor que ainda não é conhecido. Ele é mostrado como “não configurado”, e os detalhes da mensagem indicam a configuração. Para ocultá-lo, defina showUnset como false.',
      'Cada capa é um arquivo de cores; os ícones são desenhos em arquivos de texto. Para adicionar um programa, uma capa, uma carteira ou um par, consulte CONTRIBUTING.md.',
    ],
  },
  errors: {
    title: 'Se algo der errado',
    words: ['erro', 'falha', 'operação ilegal', 'tela azul'],
    text: [
      'Se um programa executar uma operação ilegal, somente esse programa será fechado. Na mensagem, você pode iniciá-lo novamente, e ver e copiar os detalhes.',
      'Se a própria área de trabalho falhar, uma tela azul mostrará um ID do erro. Para relatar o problema, copie o ID do erro. Depois, pressione qualquer tecla para reiniciar. Sua carteira não é afetada.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
