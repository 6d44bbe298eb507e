import type { Language } from '@bettle/contract'
import { say } from '../texts/say.ts'

/** The content of an email. All emails share one layout. */
export interface EmailContent {
  readonly language: Language
  readonly subject: string
  /** The preview text that a mail program shows beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly smallPrint: readonly string[]
  /** The link that ends emails of this kind. */
  readonly end?: { readonly label: string; readonly link: string }
}

/**
 * Renders an email as text and as HTML. The HTML loads no external content, so that no picture reveals that the email
 * was opened.
 */
export function renderEmail(content: EmailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: asText(content), html: asHtml(content) }
}

function asText({ heading, paragraphs, action, smallPrint, end }: EmailContent): string {
  const links = [action, ...(end ? [end] : [])].map(({ label, link }) => `${label}:\n${link}`)
  const [main = '', ...last] = links
  return [heading, ...paragraphs, main, ...smallPrint, ...last, '-- \nBettle'].join('\n\n')
}

/** The colours of the light and dark themes, in the form that mail programs read. */
const DAY = { ground: '#eef3ee', panel: '#ffffff', line: '#d5ded7', text: '#14211a', quiet: '#52625a', link: '#1d6b3f' }
const NIGHT = {
  ground: '#0b1410',
  panel: '#14201a',
  line: '#2a3931',
  text: '#eef5ef',
  quiet: '#a5b5ab',
  link: '#c8f169',
}
const FLOODLIGHT = '#c8f169'
const EDGE = '#7d9c35'
const ON_FLOODLIGHT = '#10190f'
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/**
 * Renders the HTML with tables and inline styles, which all mail programs show alike. The classes are for programs with
 * a dark mode.
 */
function asHtml(content: EmailContent): string {
  const { language, subject, preview, heading, paragraphs, action, smallPrint, end } = content
  const link = escaped(action.link)
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;font:16px/1.5 ${FONT};color:${DAY.text}">${escaped(text)}</p>`
  const small = (html: string) =>
    `<p class="quiet" style="margin:0 0 12px;font:13px/1.5 ${FONT};color:${DAY.quiet}">${html}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  html, .ground { background: ${NIGHT.ground} !important; }
  .panel { background: ${NIGHT.panel} !important; border-color: ${NIGHT.line} !important; }
  .line { border-color: ${NIGHT.line} !important; }
  .text { color: ${NIGHT.text} !important; }
  .quiet { color: ${NIGHT.quiet} !important; }
  .link { color: ${NIGHT.link} !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${DAY.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${DAY.ground}" style="background:${DAY.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px">
<span style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:50%;background:${FLOODLIGHT};border:1px solid ${EDGE}"></span><span class="text" style="font:700 18px/1 ${FONT};letter-spacing:.08em;color:${DAY.text}">BETTLE</span>
</td></tr>
<tr><td class="panel" bgcolor="${DAY.panel}" style="background:${DAY.panel};border:1px solid ${DAY.line};border-radius:12px;padding:32px 28px 20px">
<h1 class="text" style="margin:0 0 16px;font:700 26px/1.2 ${FONT};color:${DAY.text}">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="${FLOODLIGHT}" style="background:${FLOODLIGHT};border:1px solid ${EDGE};border-radius:999px">
<a href="${link}" style="display:inline-block;padding:14px 28px;font:700 16px/20px ${FONT};color:${ON_FLOODLIGHT};text-decoration:none">${escaped(action.label)}</a>
</td></tr></table>
<div class="line" style="border-top:1px solid ${DAY.line};padding-top:16px">
${small(`${escaped(say(language, 'mail.layout.open-address'))}<br><a class="link" href="${link}" style="color:${DAY.link};word-break:break-all">${link}</a>`)}
${smallPrint.map((text) => small(escaped(text))).join('\n')}
${end ? small(`<a class="link" href="${escaped(end.link)}" style="color:${DAY.link}">${escaped(end.label)}</a>`) : ''}
</div>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
