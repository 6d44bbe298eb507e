import type { Translation } from '../catalog.ts'
import type { mail as English } from '../en/mail.ts'

export const mail = {
  'layout.open-address': 'Se o botão não fizer nada, abra este endereço:',
  'greeting.named': 'Olá, {name}!',
  'greeting.bare': 'Olá!',
  'link.once-an-hour': 'O link deste e-mail vale uma vez e por uma hora.',
  'link.confirm': 'Confirmar o endereço',
  'link.is-this-yours': 'Este é o seu endereço de e-mail?',
  'link.set-password': 'Criar uma senha nova',
  'reset.subject': 'Redefina sua senha do Bettle',
  'reset.asked': 'Alguém, provavelmente você, pediu para redefinir a senha da conta do Bettle de {email}.',
  'reset.works-once': 'O link vale uma vez e por uma hora. Com a nova senha, sua conta sai de todos os aparelhos.',
  'reset.not-you': 'Se não foi você, não faça nada: sua senha não muda.',
  'welcome.subject': 'Boas-vindas ao Bettle: defina sua senha',
  'welcome.preview': 'Criaram uma conta para você. Defina uma senha e jogue.',
  'welcome.heading': 'Criaram uma conta para você',
  'welcome.created': 'A administração criou uma conta do Bettle para {email}. Defina uma senha, entre e venha jogar.',
  'welcome.works-once':
    'O link vale uma vez e por três dias. Depois, toque em “Esqueceu a senha?” na página de entrada para receber outro.',
  'welcome.action': 'Definir minha senha',
  'welcome.what-is-bettle':
    'O Bettle é um jogo de palpites de futebol ao vivo com fichas grátis. Se você não esperava este e-mail, ignore-o.',
  'new-address.subject': 'Confirme o novo endereço de e-mail da sua conta do Bettle',
  'new-address.wants': 'Alguém, provavelmente você, quer usar este endereço em uma conta do Bettle.',
  'new-address.becomes':
    'Quando você confirmar, ele passa a ser o endereço da conta. O link vale uma vez e por uma hora.',
  'new-address.not-you': 'Se não foi você, não faça nada: assim nenhuma conta usa este endereço.',
  'registration.subject': 'Confirme o endereço de e-mail da sua conta do Bettle',
  'registration.preview': 'Confirme seu e-mail. Depois você pode conversar no chat e abrir salas.',
  'registration.created': 'Alguém, provavelmente você, criou uma conta do Bettle com o endereço {email}.',
  'registration.confirm':
    'Confirme o endereço para poder conversar no chat e abrir salas. Jogar você já pode. O link vale uma vez e por três dias.',
  'registration.not-you': 'Se não foi você, não faça nada: assim a conta não pode usar o chat nem abrir salas.',
  'notice.nothing-to-do': 'Se foi você, não precisa fazer nada.',
  'notice.email-changed.subject': 'O endereço de e-mail da sua conta do Bettle mudou',
  'notice.email-changed.heading': 'O endereço de e-mail da sua conta mudou',
  'notice.email-changed.sentence':
    'Sua conta do Bettle agora tem outro endereço de e-mail. A partir de agora, entre com o novo.',
  'notice.email-changed.action': 'Abrir o Bettle',
  'notice.email-changed.not-you':
    'Se não foi você, responda a este e-mail: você não pode mais entrar com este endereço.',
  'notice.password-changed.subject': 'Sua senha do Bettle mudou',
  'notice.password-changed.heading': 'A senha da sua conta mudou',
  'notice.password-changed.sentence':
    'Sua conta do Bettle agora tem uma nova senha. Os outros aparelhos saíram da conta.',
  'notice.set-password-at-once':
    'Se não foi você, defina logo uma nova senha. Com ela, todos os aparelhos saem da conta.',
  'notice.new-device.subject': 'Novo aparelho na sua conta do Bettle',
  'notice.new-device.heading': 'Alguém entrou na sua conta com um aparelho novo',
  'notice.new-device.sentence':
    'Alguém entrou na sua conta do Bettle: {device}. Não há outro acesso à sua conta em um aparelho assim.',
  'notice.new-device.device': '{browser} no {system}',
  'notice.new-device.unknown': 'aparelho desconhecido',
} satisfies Translation<typeof English>
