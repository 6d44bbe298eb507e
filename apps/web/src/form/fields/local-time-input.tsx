import type { SyntheticEvent } from 'react'
import { INCOMPLETE, instantsOf, localPart, localTimeProblem, withOffset, zoneName } from '../../text/local-time.ts'
import { zonedDayAndTime, zonedTime } from '../../text/zoned-time.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, SegmentedControl, TextField, type TextFieldProps } from '../../ui/index.ts'
import type { FieldValues, Path, PathValue } from '../values/paths.ts'
import { useControlled } from '../values/use-controlled.ts'
import type { BoundField } from './field-binding.ts'
import { wordsIfEmpty } from './words-if-empty.ts'

/**
 * A field of a day and a time in the reader's time zone. It shows which instant is meant. It refuses an hour that
 * clocks skip and a time that is typed only in part, and asks which of the two is meant in an hour that occurs twice.
 */
export function LocalTimeInput<Values extends FieldValues>({
  form,
  name,
  hint,
  className,
  ...props
}: BoundField<Values, TextFieldProps>) {
  const field = useControlled(form.fields, name)
  const value = (field.value ?? '') as string
  const change = (text: string) => field.onChange(text as PathValue<Values, Path<Values>>)
  const keepPart = ({ currentTarget: { validity, value: typed } }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.badInput !== (value === INCOMPLETE)) change(validity.badInput ? INCOMPLETE : typed)
  }
  const local = value === INCOMPLETE ? '' : localPart(value)
  const instants = instantsOf(local)
  const [meant] = instantsOf(value)
  const isTwice = instants.length > 1
  const isClear = meant !== undefined && localTimeProblem(value) === undefined
  return (
    <div className={classNames('min-w-0', className)} style={wordsIfEmpty()}>
      <TextField
        {...props}
        type="datetime-local"
        name={name}
        ref={field.ref}
        data-unset={value === '' || undefined}
        onBlur={(event) => {
          keepPart(event)
          field.onBlur()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keepPart(event)
        }}
        value={local}
        onChange={({ target }) => change(target.value)}
        prompt={form.promptOf(name) ?? localTimeProblem(value)}
        hint={
          <>
            {value === '' && <span className="sr-only">{msg('form.local-time-input.not-set')} </span>}
            {isClear
              ? msg('form.local-time-input.that-is', { time: zonedDayAndTime(meant) })
              : msg('form.local-time-input.in-your-time-zone', { zoneName: zoneName() })}{' '}
            {hint}
          </>
        }
      />
      {isTwice && (
        <SegmentedControl
          label={msg('form.local-time-input.which-you-mean', { local: local.slice(11) })}
          className="mt-1.5"
          value={value}
          onValueChange={change}
          segments={instants.map((instant, index) => ({
            value: withOffset(local, instant),
            label: msg('form.local-time-input.first', { isIndex: index === 0, time: zonedTime(instant) }),
          }))}
        />
      )}
    </div>
  )
}
