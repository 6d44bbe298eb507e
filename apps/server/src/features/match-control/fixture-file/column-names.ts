import type { FixtureField } from '@bettle/contract'

/** Names of the columns of a fixture in spreadsheets, leagues and data sites. */
const NAMES: Readonly<Record<Exclude<FixtureField, 'nothing' | 'teams'>, string>> = {
  'home-team':
    'home hometeam hometeamname homename homeside homeclub team1 teama local localteam host hosts heim heimteam heimmannschaft heimverein equipelocal equipedomicile equipeadomicile domicile equipolocal casa squadradicasa squadracasa equipadacasa equipecasa equipemandante mandante visitado thuis thuisteam thuisploeg thuisclub',
  'away-team':
    'away awayteam awayteamname awayname awayside awayclub team2 teamb visitor visitors visitorteam visitingteam guest guests gast gastteam gastmannschaft gastverein auswarts auswartsteam auswartsmannschaft auswartsverein equipevisiteuse equipeexterieur equipeexterieure equipealexterieur exterieur visiteur equipovisitante visitante trasferta squadraospite squadraintrasferta ospite ospiti equipavisitante equipevisitante equipafora fora uit uitteam uitploeg uitclub',
  'kick-off':
    'kickoff kickoffs kickoffdatetime kickoffdateandtime kickoffdatetimeutc ko kickofftimestamp datetime dateandtime datetimelocal start startdatetime startsat starts starttime scheduled scheduledstart scheduledtime kickoffat when anstoss beginn anpfiff coupdenvoi',
  date: 'date dates matchdate gamedate fixturedate kickoffdate kodate startdate dateofmatch datum spieltagdatum fecha data',
  time: 'time times kickofftime kotime gametime matchtime uktime localtime timeofday timelocal uhrzeit anstosszeit zeit hora heure ora tijd',
  'time-zone':
    'timezone tz zone zeitzone fuseau fuseauhoraire zonahoraria fusoorario fusohorario tijdzone utcoffset gmtoffset',
  tempo: 'tempo',
}

/** Known columns that a match has no field for. They are reported as unused, without a question. */
const UNUSED = new Set(
  `status state result results score scores fulltime ft halftime ht matchnumber matchno matchid match game gamenumber gameno
  fixture fixturenumber fixtureid fixtureno no nr number id round roundnumber roundno rounds week weekno gameweek gw wk matchday matchweek mw md spieltag
  location venue venues stadium stadion ground arena pitch field city town country address postcode competition comp league liga division div
  tournament cup season saison stage phase group referee ref official officials assistant attendance att crowd weather notes note comment
  comments remarks tv tvchannel channel broadcaster broadcast live tickets ticket url link website day weekday dayofweek dow
  homescore awayscore homegoals awaygoals goalshome goalsaway hg ag res fthg ftag ftr hthg htag htr hs as hst ast hhw ahw hc ac hf af hfkc
  afkc ho ao hy ay hr ar hbp abp hxg axg xg xga homexg awayxg bb1x2 bbou bbah bbahh ahh ahch gbahh lbahh b365ahh createdat updatedat
  format type category agegroup level score1 score2 winner points kit
  ort spielort spielstatte platz ergebnis zuschauer wettbewerb schiedsrichter runde gruppe bemerkung bemerkungen spielnummer spielnr wochentag
  journee stade lieu terrain resultat arbitre championnat competition tour poule jour ville jornada estadio lugar sede cancha resultado
  arbitro competicion torneo ronda grupo dia ciudad giornata stadio luogo risultato campionato turno girone giorno citta rodada
  competicao campeonato rodadas localizacao speelronde stadion locatie plaats uitslag scheidsrechter competitie poules dag wedstrijdnummer`
    .split(/\s+/)
    .filter(Boolean),
)

/** Prices as football-data.co.uk publishes them: bookmaker, closing or not, and what is priced. */
const PRICES =
  /^(1xb|b365|bb(mx|av)|bf[de]?|bmgm|bs|bv|bw|cl|gb|iw|lb|ps?|sb|sj|sy|vc|wh|max|avg)c?(h|d|a|[<>]2[.,]5|ah|ahh|aha)$/i

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.split(' ').map((name) => [name, field as FixtureField])),
)

/** Returns the content of a column of this name: a field, unused data, or undefined if it is unknown ([D6]). */
export function fieldOfColumn(name: string): FixtureField | undefined {
  const plain = plainName(name)
  const field = FIELD_OF.get(plain) ?? FIELD_OF.get(plain.replace(UTC, ''))
  if (field !== undefined) return field
  return UNUSED.has(plain) || PRICES.test(name.trim()) ? 'nothing' : undefined
}

/**
 * Columns that may hold both teams in one cell, if no column holds one of them. Elsewhere some of them number the
 * matches.
 */
const TEAMS = new Set(
  `match matches matchname game games gamename fixture fixtures fixturename matchup teams opponents event eventname summary title begegnung
  begegnungen paarung paarungen partie partien spiel spiele spielpaarung mannschaften partido partidos encuentro partita partite incontro gara
  rencontre rencontres affiche matchs wedstrijd wedstrijden jogo jogos confronto subject betreff`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a column of this name may hold both teams in one cell. */
export const mayHoldTeams = (name: string) => TEAMS.has(plainName(name))

const UTC = /^utc|(utc|gmt)$/

/** Whether the name of a column says that its times are in UTC. */
export const isInUtc = (name: string) => UTC.test(plainName(name))

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
