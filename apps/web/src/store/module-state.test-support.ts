/**
 * Returns the lines of a source text that hold state of the module. Top-level code is recognised by its lack of
 * indentation, which the formatter ensures. State in `ofPage`, `ofAccount`, `pageStore` and `accountStore` is allowed;
 * other state is not.
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

/**
 * Returns whether a constant holds something that can change: a new instance, an empty collection, or the result of a
 * `create…` or `make…` function.
 */
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
