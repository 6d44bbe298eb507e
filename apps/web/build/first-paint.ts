import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite'
import { floorText } from './floor.ts'
import { linksAsScripts } from './preloads.ts'
import { routesWithoutSchemas } from './routes-without-schemas.ts'
import { texts } from './texts.ts'

type Bundle = Rolldown.OutputBundle

const GAME = ['app/layouts/signed-in-layout', 'app/layouts/play-layout', 'app/pages/game/game-page']

/** The files that the screen of a trial needs shortly after its first files. */
const THEN_OF_TRIAL = [
  'features/timeline/match-timeline',
  'features/round/current-round',
  'features/bet/odds/odds-facts',
  'features/bet/odds/option-text',
  'features/bet/guide/first-bet-guide',
  'features/my-bets/my-bets',
]

/** Most trials are played on a phone, which shows the ranking later. */
const THEN_OF_GAME = [...THEN_OF_TRIAL, 'features/leaderboard/game-rank']

/** The files of each page, in the combination that the router uses. The scripts of these files are preloaded. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  login: ['app/layouts/auth-shell', 'app/pages/account/login-page'],
  register: ['app/layouts/auth-shell', 'app/pages/account/register-page'],
  invitation: ['app/pages/invitation/join-page'],
  hub: [
    'app/layouts/signed-in-layout',
    'app/layouts/play-layout',
    'app/pages/hub/hub-page',
    'features/hub/lobbies/open-lobbies',
  ],
  trial: ['app/pages/try-page', ...GAME, 'app/layouts/guest-nav', 'app/pages/game/before-kick-off'],
  game: GAME,
}

/** The files that a page needs shortly after its first files. They are preloaded last. */
const THEN: Readonly<Record<string, readonly string[]>> = { trial: THEN_OF_TRIAL, game: THEN_OF_GAME }

/** The files of the app that every page needs. The scripts of the page import them as soon as they run. */
const APP = ['app/app']

/** The fonts of every screen. Fonts that only some names need are loaded on demand. */
const FONTS = /\/(instrument-sans-latin-wght-normal|sofia-sans-extra-condensed-latin)-[\w-]{8}\.woff2$/

/**
 * Inserts the first paint into the page: the fonts, and a skeleton of each screen. A script file selects the skeleton,
 * because the content security policy forbids an inline script. The skeletons are drawn from the app's own components.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('there is no page to paint')
        const [
          { skeletons, skeletonsOfSignedIn },
          code,
          gapsCode,
          landingCode,
          competitionCode,
          drawing,
          competitionDrawing,
        ] = await Promise.all([
          skeletonsIn(config),
          scriptIn(config, 'src/app/first-paint/run.ts'),
          scriptIn(config, 'src/app/first-paint/fill-gaps.ts'),
          scriptIn(config, 'src/app/landing/run.ts'),
          scriptIn(config, 'src/app/competition-page/run.ts'),
          drawingIn(config, 'src/app/landing/draw-landing.tsx'),
          drawingIn(config, 'src/app/competition-page/draw-competition.tsx'),
        ])
        const script = this.emitFile({ type: 'asset', name: 'first-paint.js', source: code })
        const gaps = this.emitFile({ type: 'asset', name: 'gaps.js', source: gapsCode })
        const landingScript = this.emitFile({ type: 'asset', name: 'landing.js', source: landingCode })
        const fonts = fontsIn(bundle).map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
        )
        const scriptOf = (more = '') =>
          `<script src="/${this.getFileName(script)}"${attribute('gaps', [this.getFileName(gaps)])}${pagesIn(bundle, config.root)}${more}></script>`
        const allOf = (entry: string) => new Set([entry, ...namedIn(bundle, config.root), ...app])
        const app = appIn(bundle, config.root)
        const html = String(page.source)
        const preloads = app.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        page.source = linksAsScripts(withFirstPaint(html, [scriptOf()], [...preloads, ...fonts], skeletons))
        const landingPage = signedOutPage(html, (entry) => [
          scriptOf(attribute('app', allOf(entry))),
          ...late(fonts),
          `<script type="module" src="/${this.getFileName(landingScript)}"></script>`,
        ])
        this.emitFile({
          type: 'asset',
          fileName: `${FOR_THE_SERVER}/landing.html`,
          source: landingPage
            .replace(NO_SCRIPTS, '')
            .replace('<div id="first-paint"></div>', () => `<!--landing-->\n    ${skeletonsOfSignedIn}`),
        })
        const signInPage = signedOutPage(html, (entry) => [
          scriptOf(attribute('app-later', allOf(entry))),
          ...late(fonts),
        ])
        this.emitFile({
          type: 'asset',
          fileName: `${FOR_THE_SERVER}/sign-in.html`,
          source: signInPage.replace('<div id="first-paint"></div>', () => skeletons),
        })
        this.emitFile({ type: 'asset', fileName: `${FOR_THE_SERVER}/draw-landing.js`, source: drawing })
        const competitionScript = this.emitFile({ type: 'asset', name: 'competition.js', source: competitionCode })
        const competitionPage = signedOutPage(html, () => [
          `<script src="/${this.getFileName(competitionScript)}"></script>`,
          ...late(fonts),
        ])
        this.emitFile({
          type: 'asset',
          fileName: `${FOR_THE_SERVER}/competition.html`,
          source: competitionPage.replace(NO_SCRIPTS, '').replace('<div id="first-paint"></div>', '<!--competition-->'),
        })
        this.emitFile({
          type: 'asset',
          fileName: `${FOR_THE_SERVER}/draw-competition.js`,
          source: competitionDrawing,
        })
      },
    },
  }
}

/** The folder for files that only the server reads. These files are not served. */
const FOR_THE_SERVER = '.server'

/**
 * The message for browsers without scripts. It is removed from the landing page and from a competition's page, which
 * work without scripts.
 */
const NO_SCRIPTS = /\s*<noscript>.*?<\/noscript>/s

/**
 * Gives the fonts a low priority, so that the styles and the first picture load before them. Until then, fallback fonts
 * of the same widths are used.
 */
const late = (fonts: readonly string[]) => fonts.map((font) => font.replace('<link ', '<link fetchpriority="low" '))

/**
 * Returns a page for visitors without a session: the landing page, the sign-in page or a competition's page. It omits
 * the app's scripts. A script in the head loads them: on the landing page if a user is signed in, on the sign-in page
 * after the first paint. A competition's page never loads them.
 */
function signedOutPage(html: string, headFor: (entry: string) => string[]): string {
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1]
  const style = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (entry === undefined || style === undefined) throw new Error('the page has no script or no style')
  return html
    .replace(style, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => `${[style, ...headFor(entry)].map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

/**
 * Inserts the first paint. Resources that block the paint come first, so that they are requested first.
 * @param before what stands before the page's own script
 * @param after what stands after it, before the scripts that it imports
 */
function withFirstPaint(html: string, before: readonly string[], after: readonly string[], skeletons: string): string {
  const style = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (style === undefined) throw new Error('the page has no style to be painted by')
  const lines = (tags: readonly string[]) => tags.map((tag) => `\n    ${tag}`).join('')
  return html
    .replace(style, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, (own) =>
      lines([style.trimStart(), ...before, own.trimStart(), ...after]),
    )
    .replace('<div id="first-paint"></div>', () => skeletons)
}

/** Returns the drawn skeletons. They have no focusable control, and screen readers read only that the page loads. */
async function skeletonsIn({ root, resolve }: ResolvedConfig) {
  const { module } = await runnerImport<{ drawSkeletons: (floor: string, isLanding: boolean) => string }>(
    `${root}/src/app/first-paint/draw-skeletons.tsx`,
    {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [texts()],
      resolve: { conditions: [...resolve.conditions] },
    },
  )
  return {
    skeletons: module.drawSkeletons(floorText(), false),
    skeletonsOfSignedIn: module.drawSkeletons(floorText(), true),
  }
}

/**
 * Bundles a script and its imports into one small file. Its syntax is older than the app's, because the first paint says
 * so if a browser is too old for the app.
 */
async function scriptIn({ root, resolve }: ResolvedConfig, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [texts(), routesWithoutSchemas()],
    resolve: { conditions: [...resolve.conditions] },
    build: {
      write: false,
      minify: true,
      target: 'es2018',
      lib: { entry: `${root}/${entry}`, formats: ['iife'], name: 'own' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the script of the first paint was not built')
  return chunk.code
}

/** Bundles one of the server's renderers and the app components it uses into one file. */
async function drawingIn({ root, resolve }: ResolvedConfig, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [texts(), routesWithoutSchemas()],
    resolve: { conditions: [...resolve.conditions] },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: true,
      ssr: `${root}/${entry}`,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (!chunk) throw new Error(`${entry} was not built`)
  return chunk.code
}

/**
 * Builds `data-hub="/assets/hub-page-….js …"` for each page: its scripts and their imports, without those that the HTML
 * page already names. `data-hub-then` lists the files that are needed later.
 */
function pagesIn(bundle: Bundle, root: string): string {
  const scriptsOf = (files: readonly string[] = []) => closureOf(bundle, filesOf(bundle, root, files))
  const named = [...namedIn(bundle, root), ...scriptsOf(APP)]
  return Object.entries(PAGES)
    .map(([page, files]) => {
      const first = without(scriptsOf(files), named)
      const then = without(scriptsOf(THEN[page]), [...named, ...first])
      return `${attribute(page, first)}${then.length > 0 ? attribute(`${page}-then`, then) : ''}`
    })
    .join('')
}

const attribute = (page: string, scripts: Iterable<string>) =>
  ` data-${page}="${[...scripts].map((file) => `/${file}`).join(' ')}"`

/** The scripts that the HTML page itself names. */
const namedIn = (bundle: Bundle, root: string) => closureOf(bundle, [fileOf(bundle, `${root}/index.html`)])

const appIn = (bundle: Bundle, root: string) =>
  without(closureOf(bundle, filesOf(bundle, root, APP)), [...namedIn(bundle, root)])

const without = (files: ReadonlySet<string>, others: readonly string[]) =>
  [...files].filter((file) => !others.includes(file))

const filesOf = (bundle: Bundle, root: string, files: readonly string[]) =>
  files.map((file) => fileOf(bundle, `${root}/src/${file}.tsx`))

function fileOf(bundle: Bundle, moduleId: string): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(moduleId))
  if (!chunk)
    throw new Error(
      `The build has no script of ${moduleId}: name the page's files in first-paint.ts as they are called now.`,
    )
  return chunk.fileName
}

function closureOf(bundle: Bundle, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const file of files) visit(file)
  return found
}

const fontsIn = (bundle: Bundle): string[] => Object.keys(bundle).filter((file) => FONTS.test(`/${file}`))
