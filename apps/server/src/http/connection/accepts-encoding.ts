/** Returns whether an `accept-encoding` header names the encoding. An encoding with q=0 is refused. */
export function acceptsEncoding(header = '', encoding: string): boolean {
  return header.split(',').some((each) => {
    const [name = '', ...more] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !more.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}
