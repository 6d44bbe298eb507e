const SPAN = /(\d+'–\d+'\+?)/

/** Renders a text in which a line never ends inside a span of minutes, such as 20'–30'. */
export function WholeSpans({ text }: { text: string }) {
  const parts = text.split(SPAN)
  // The pattern captures the spans, which are so the parts with odd numbers. A text repeats no span.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
