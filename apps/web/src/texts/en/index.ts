import { account } from './account.ts'
import { accountUi } from './account-ui.ts'
import { adminUi } from './admin-ui.ts'
import { administration } from './administration.ts'
import { api } from './api.ts'
import { app } from './app.ts'
import { avatarUi } from './avatar-ui.ts'
import { bet } from './bet.ts'
import { card } from './card.ts'
import { career } from './career.ts'
import { chat } from './chat.ts'
import { circle } from './circle.ts'
import { competition } from './competition.ts'
import { competitionPage } from './competition-page.ts'
import { content } from './content.ts'
import { crash } from './crash.ts'
import { deadEnd } from './dead-end.ts'
import { eventType } from './event-type.ts'
import { feedProvider } from './feed-provider.ts'
import { files } from './files.ts'
import { firstPaint } from './first-paint.ts'
import { form } from './form.ts'
import { game } from './game.ts'
import { guest } from './guest.ts'
import { hub } from './hub.ts'
import { landing } from './landing.ts'
import { language } from './language.ts'
import { layouts } from './layouts.ts'
import { leaderboard } from './leaderboard.ts'
import { manageAvatar } from './manage-avatar.ts'
import { manageMatch } from './manage-match.ts'
import { matchControl } from './match-control.ts'
import { matchUi } from './match-ui.ts'
import { moderation } from './moderation.ts'
import { myBets } from './my-bets.ts'
import { notice } from './notice.ts'
import { organiseCompetition } from './organise-competition.ts'
import { page } from './page.ts'
import { pages } from './pages.ts'
import { pagesAccount } from './pages-account.ts'
import { pagesAdmin } from './pages-admin.ts'
import { pagesCircle } from './pages-circle.ts'
import { pagesCompete } from './pages-compete.ts'
import { pagesGame } from './pages-game.ts'
import { pagesHub } from './pages-hub.ts'
import { pagesInvitation } from './pages-invitation.ts'
import { pastGames } from './past-games.ts'
import { profile } from './profile.ts'
import { refusal } from './refusal.ts'
import { rematch } from './rematch.ts'
import { reminder } from './reminder.ts'
import { reportUi } from './report-ui.ts'
import { result } from './result.ts'
import { room } from './room.ts'
import { round } from './round.ts'
import { setting } from './setting.ts'
import { text } from './text.ts'
import { timeline } from './timeline.ts'
import { ui } from './ui.ts'

export const CATALOGS = {
  'organise-competition': organiseCompetition,
  'match-control': matchControl,
  'manage-match': manageMatch,
  'feed-provider': feedProvider,
  'event-type': eventType,
  'manage-avatar': manageAvatar,
  administration,
  'pages-admin': pagesAdmin,
  'admin-ui': adminUi,
  account,
  'account-ui': accountUi,
  api,
  app,
  'avatar-ui': avatarUi,
  bet,
  card,
  career,
  chat,
  circle,
  competition,
  'competition-page': competitionPage,
  content,
  crash,
  'dead-end': deadEnd,
  files,
  'first-paint': firstPaint,
  form,
  game,
  guest,
  hub,
  landing,
  language,
  layouts,
  leaderboard,
  'match-ui': matchUi,
  moderation,
  'my-bets': myBets,
  notice,
  page,
  pages,
  'pages-account': pagesAccount,
  'pages-circle': pagesCircle,
  'pages-compete': pagesCompete,
  'pages-game': pagesGame,
  'pages-hub': pagesHub,
  'pages-invitation': pagesInvitation,
  'past-games': pastGames,
  profile,
  refusal,
  rematch,
  reminder,
  'report-ui': reportUi,
  result,
  room,
  round,
  setting,
  text,
  timeline,
  ui,
}
