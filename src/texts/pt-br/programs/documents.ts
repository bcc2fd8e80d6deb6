import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Leia-me',
    paragraphs: [
      'Bem-vindo ao Love98.',
      'Esta é uma área de trabalho de 1998 para uma comunidade de hoje. Você não precisa de uma carteira para dar uma olhada.',
      'CAPAS\nClique em Iniciar, Configurações, Capas, e escolha Default, Vaporwave Arcade ou Tang Gang. Propriedades de Vídeo mostra uma visualização de cada capa. Sua escolha é armazenada neste navegador.',
      'CARTEIRA\nClique em Conectar carteira, na barra de tarefas, para ver as carteiras deste navegador. A conexão mostra seu endereço a esta página; ela não permite que a página envie nada. Sua carteira pede que você confirme cada pagamento e cada assinatura. Leia o que ela mostra antes de confirmar.',
      'PARES DE TROCA E GRÁFICOS\nOs preços são lidos dos pools da cadeia a cada quatro segundos enquanto uma janela que os mostra está visível. Gráficos mostra o histórico deles. Eles não são aconselhamento financeiro.',
      'O QUE É ARMAZENADO\nNeste navegador: suas configurações, janelas, partidas e alertas de preço, as carteiras que concordaram com os termos, a carteira que você conectou e a última mensagem que você assinou aqui, como recibo. No servidor, se você verificar sua conta: seu endereço e uma sessão, até que você saia ou a sessão expire. Se você jogar partidas ranqueadas: seu endereço e suas partidas. Se você assinar o livro de visitas: seu endereço, e suas mensagens com as assinaturas até que você as exclua.',
    ],
  },
  terms: { title: 'Termos' },
  help: {
    title: 'Ajuda',
    paragraphs: [
      'ABRIR\nClique duas vezes em um ícone. Em uma tela sensível ao toque, toque nele. Com o teclado, pressione Enter. Para abrir um programa em uma nova guia, clique em seu ícone com o botão do meio do mouse.',
      'ÍCONES\nPressione Tab para ir para os ícones, uma tecla de direção para ir para o próximo ícone, Home ou End para ir para o primeiro ou o último, ou uma letra para ir para o próximo ícone que comece com ela.',
      'JANELAS\nArraste a barra de título para mover uma janela, ou uma borda ou um canto para dimensioná-la. Clique duas vezes na barra de título para maximizá-la. Para cancelar um arraste, pressione Esc. A barra de tarefas tem um botão para cada janela. Clique nele para trazer a janela para a frente; clique nele novamente para minimizar a janela.',
      'MENU INICIAR\nPressione uma tecla de direção para ir para o próximo comando, a seta para a direita para abrir um submenu, a seta para a esquerda ou Esc para fechá-lo, ou uma letra sublinhada para escolher um comando.',
      'VERIFICAR\nDepois de se conectar, você pode assinar uma mensagem para provar que a conta é sua. Assinar é grátis e não concede nenhuma permissão. Só o que você publica com sua conta exige isso, como as partidas ranqueadas e as mensagens do livro de visitas. Se você clicar em Agora não, poderá verificar sua conta mais tarde na janela Conta.',
      'CONECTAR\nSe sua carteira não estiver na lista, desbloqueie-a e abra a lista novamente. Se uma mensagem disser que já há uma solicitação aberta, responda primeiro a essa solicitação em sua carteira.',
      'REDE INCORRETA\nSua carteira está em uma rede que não tem suporte aqui. Clique em Rede incorreta para trocar de rede, ou troque a rede em sua carteira.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
