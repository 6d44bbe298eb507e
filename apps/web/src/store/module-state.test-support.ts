/**
 * What a module of this source keeps for itself, line by line: read off the formatter's layout, in which only what is at the top
 * of a module begins a line. What goes through `ofPage`, `ofAccount`, `pageStore` and `accountStore` may change; nothing else.
 */
export function moduleStateIn(source: string): string[] {
  const lines = source.split('\n')
  const constants = lines.flatMap((line) => /^(?:export )?const (\w+)/.exec(line)?.[1] ?? [])
  return lines.filter(
    (line) =>
      /^(?:export )?(?:let|var) /.test(line) ||
      (/^(?:export )?const /.test(line) && mayChange(line)) ||
      /^(?!import\b|export\b)[\w.]+\(/.test(line) ||
      constants.some((name) => isChanged(name, line)),
  )
}

/** An instance of something, an empty collection, or what a factory of our own makes. */
function mayChange(line: string): boolean {
  const [, name = '', value = ''] = /^(?:export )?const ([^=]*?) = (.*)$/.exec(line) ?? []
  if (/: Readonly(Set|Map)</.test(name) || /^new (RegExp|Date|Intl\.\w+|URL)\b/.test(value)) return false
  if (/^[A-Z_]+$/.test(name) && /^new Set\(\[/.test(value)) return false
  return (
    /^new /.test(value) ||
    (/^(\[\]|\{\})$/.test(value) && !/\breadonly |Readonly</.test(name)) ||
    /^(create|make)(?!Context|Route|RootRoute|Portal|Element)\w*[<(]/.test(value)
  )
}

function isChanged(name: string, line: string): boolean {
  const member = `\\b${name}(?:\\.\\w+|\\[[^\\]]+\\])`
  return (
    new RegExp(`(?<![.\\w])${member}+ (?:=|[-+*/|&?]{1,2}=) `).test(line) ||
    new RegExp(`(?<![.\\w])${member}+(?:\\+\\+|--)`).test(line) ||
    new RegExp(`(?<![.\\w])${name}\\.(?:push|pop|shift|unshift|splice|add|delete|clear)\\(`).test(line)
  )
}
