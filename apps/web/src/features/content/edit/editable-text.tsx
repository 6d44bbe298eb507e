import { classNames } from '../../../ui/index.ts'

interface EditableTextProps {
  path: string
  label: string
  value: string
  most: number
  isWrong: boolean
  onValueChange: (value: string) => void
}

/**
 * Edits a text in place, in a box that grows with the text and looks like the published text. The box accepts plain
 * text in one line: pasted styles are dropped, and the page wraps lines itself.
 */
export function EditableText({ path, label, value, most, isWrong, onValueChange }: EditableTextProps) {
  return (
    <span className="grid min-w-16 *:col-start-1 *:row-start-1">
      <span aria-hidden="true" className="invisible whitespace-pre-wrap break-words">
        {value || label}{' '}
      </span>
      <textarea
        rows={1}
        data-path={path}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        placeholder={label}
        maxLength={most}
        value={value}
        onChange={({ target }) => onValueChange(plain(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        className={classNames(
          'm-0 min-w-0 resize-none overflow-hidden rounded-sm bg-transparent p-0 text-inherit outline-1 outline-line-strong outline-dashed outline-offset-4',
          '[font:inherit] [letter-spacing:inherit] [text-transform:inherit] hover:outline-flood focus-visible:outline-2 focus-visible:outline-flood focus-visible:outline-solid',
          isWrong && 'outline-2 outline-lost! outline-solid',
        )}
      />
    </span>
  )
}

/**
 * Replaces line ends and tabs with spaces. Removes control characters and characters that change the text direction.
 */
const plain = (text: string) =>
  text.replace(/\s*[\n\r\t]+\s*/g, ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
