import type { Translation } from '../catalog.ts'
import type { firstPaint as English } from '../en/first-paint.ts'

export const firstPaint = {
  'draw-skeletons.loading': 'Cargando',
  'draw-skeletons.bettle-loads-slowly-check': 'Bettle tarda en cargar: revisa tu conexión.',
  'draw-skeletons.try-again': 'Reintentar',
  'draw-skeletons.bettle-did-not-start': 'Bettle no arrancó. Tus fichas y apuestas están a salvo en el servidor.',
  'draw-skeletons.load-again': 'Recargar',
  'draw-skeletons.this-browser-is-too':
    'Este navegador es demasiado antiguo para Bettle. Hace falta {floor}, o una versión más reciente. Abre esta dirección en otro navegador:',
  'draw-skeletons.copy-the-address': 'Copiar la dirección',
  'header-skeleton.logout': 'Salir',
  'hub-skeleton.lobby-code': 'Código de la sala',
  'hub-skeleton.a-friend-in-the': 'El código te lo da alguien que ya está en la sala.',
  'hub-skeleton.join-game': 'UNIRSE',
  'hub-skeleton.play-a-match': 'JUGAR UN PARTIDO',
  'hub-skeleton.lobbies': 'Salas',
  'hub-skeleton.players-lounge': 'TRIBUNA',
  'hub-skeleton.create-game': 'CREAR PARTIDA',
  'hub-skeleton.compete': 'COMPETIR',
  'hub-skeleton.open-lobbies': 'SALAS ABIERTAS',
  'hub-skeleton.loading-open-lobbies': 'Cargando las salas abiertas',
  'keep-skeleton.copied': 'Copiada',
  'keep-skeleton.selected-copy-it': 'Seleccionada: cópiala',
  'keep-skeleton.of-files-have-arrived': ' Han llegado {loaded} de {count} archivos.',
  'plain-skeleton.login': 'Entrar',
  'plain-skeleton.register': 'Registro',
  'run.your-browser-stores-nothing':
    'Tu navegador no guarda nada de esta página. Puedes jugar, pero tu sesión se cierra si cierras o recargas la página.',
  'sign-in-skeleton.welcome': 'Hola',
  'sign-in-skeleton.sign-in': 'Entrar',
  'sign-in-skeleton.players-lounge': 'Tribuna',
  'sign-in-skeleton.email': 'Correo',
  'sign-in-skeleton.password': 'Contraseña',
} satisfies Translation<typeof English>
