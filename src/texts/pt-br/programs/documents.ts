import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Leia-me',
    paragraphs: [
      'Boas-vindas ao Love98.',
      'Esta é uma área de trabalho de 1998 para a comunidade de hoje. Você não precisa de uma carteira para dar uma olhada.',
      'SKINS\nClique em Iniciar, aponte para Configurações, aponte para Skins e, em seguida, clique em uma skin. Para ver uma visualização antes, use Propriedades de Vídeo. Sua escolha é armazenada neste navegador.',
      'CARTEIRA\nPara ver as carteiras deste navegador, clique em Conectar carteira na barra de tarefas. A conexão mostra seu endereço a esta página. Ela não permite que a página envie nada. Sua carteira pede que você confirme cada pagamento e cada assinatura. Leia o que ela mostra antes de confirmar.',
      'PARES DE TROCA E GRÁFICOS\nOs preços são lidos dos pools a cada quatro segundos enquanto uma janela que os mostra está visível. Gráficos mostra o histórico deles. Os preços não são recomendação de investimento.',
      'O QUE É ARMAZENADO NESTE NAVEGADOR\n- Suas configurações, janelas, partidas e alertas de preço.\n- Os endereços que concordaram com os termos.\n- A carteira que você conectou.\n- A última mensagem que você assinou aqui, como recibo.',
      'O QUE É ARMAZENADO NO SERVIDOR\n- Se você verificar sua conta: seu endereço e uma sessão, até que você saia ou a sessão expire.\n- Se você jogar partidas ranqueadas: seu endereço e suas partidas.\n- Se você assinar o livro de visitas: seu endereço, e suas mensagens com as assinaturas até que você as exclua.',
    ],
  },
  terms: { title: 'Termos' },
  help: {
    title: 'Ajuda',
    paragraphs: [
      'ABRIR ÍCONES\nPara abrir um ícone, clique nele duas vezes. Em uma tela sensível ao toque, toque nele. Com o teclado, pressione ENTER. Para abrir um programa em uma nova guia, clique em seu ícone com o botão do meio do mouse.',
      'SELECIONAR ÍCONES\nPara ir para os ícones, pressione TAB. Para ir para o próximo ícone, pressione uma tecla de direção. Para ir para o primeiro ou o último ícone, pressione HOME ou END. Para ir para o próximo ícone que comece com uma letra, pressione essa letra.',
      'JANELAS\nPara mover uma janela, arraste a barra de título. Para dimensionar uma janela, arraste uma borda ou um canto. Para maximizar uma janela, clique duas vezes na barra de título. Para cancelar um arraste, pressione ESC. Para trazer uma janela para a frente, clique no botão dela na barra de tarefas. Para minimizar a janela, clique novamente no botão.',
      'MENU INICIAR\nPara ir para o próximo comando, pressione uma tecla de direção. Para abrir um submenu, pressione SETA PARA A DIREITA. Para fechar um submenu, pressione SETA PARA A ESQUERDA ou ESC. Para escolher um comando, pressione sua letra sublinhada.',
      'VERIFICAR\nDepois de se conectar, você pode assinar uma mensagem para provar que a conta é sua. Assinar é grátis e não concede nenhuma permissão. Você só precisa disso para publicar com sua conta, por exemplo, partidas ranqueadas e mensagens do livro de visitas. Se você clicar em Agora não, poderá verificar sua conta mais tarde na janela Conta.',
      'CONECTAR\nSe sua carteira não estiver na lista, desbloqueie-a e abra a lista novamente. Se uma mensagem disser que já há uma solicitação aberta, responda primeiro a essa solicitação em sua carteira.',
      'REDE INCORRETA\nSe sua carteira estiver em uma rede que não tem suporte aqui, clique em Rede incorreta para trocar de rede, ou troque a rede em sua carteira.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
