import type { Language } from '@bettle/contract'
import type { ReminderKind } from '@bettle/rules'
import { say } from '../../texts/say.ts'

/** The state that the page shows. `unsigned`: another installation made the link, or somebody altered it. */
export type EndState = 'on' | 'off' | 'deleted' | 'unsigned'

/** Renders the page that ends the reminders by email of one kind. It needs no script and loads nothing. */
export function endPageIn(language: Language, state: EndState, kind?: ReminderKind): string {
  const name = kind ? say(language, `reminder.kind.${kind}`) : ''
  const title = say(language, 'reminder.end.title')
  const sentence = sentenceOf(language, state, name)
  const button = `<form method="post"><button>${escaped(say(language, 'reminder.end.press'))}</button></form>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Bettle</title>
<style>
:root { color-scheme: light dark; --ground: #eef3ee; --panel: #fff; --line: #d5ded7; --text: #14211a; --link: #1d6b3f; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1410; --panel: #14201a; --line: #2a3931; --text: #eef5ef; --link: #c8f169; }
}
body { margin: 0; padding: 32px 16px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 464px; margin: 0 auto; padding: 32px 28px; background: var(--panel); border: 1px solid var(--line);
  border-radius: 12px; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 1.2; }
p { margin: 0 0 16px; }
button { margin: 8px 0 24px; padding: 14px 28px; font: 700 16px/20px system-ui, sans-serif; color: #10190f;
  background: #c8f169; border: 1px solid #7d9c35; border-radius: 999px; cursor: pointer; }
a { display: inline-block; padding: 8px 0; color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(sentence)}</p>
${state === 'on' ? button : ''}
<a href="/profile">${escaped(say(language, 'reminder.end.profile'))}</a>
</main>
</body>
</html>
`
}

function sentenceOf(language: Language, state: EndState, kind: string): string {
  switch (state) {
    case 'on':
      return say(language, 'reminder.end.on', { kind })
    case 'off':
      return say(language, 'reminder.end.off', { kind })
    case 'deleted':
      return say(language, 'reminder.end.deleted')
    case 'unsigned':
      return say(language, 'reminder.end.unsigned')
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
