import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../theme/class-names.ts'
import { CONTROL, CONTROL_INVALID, Field, type FieldProps } from './field.tsx'

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  aside?: ReactNode
}

export function PasswordField({
  label,
  prompt,
  invalid,
  hint,
  hideLabel,
  aside,
  className,
  id,
  required,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ id, label, prompt, invalid, hint, hideLabel, required, className, aside }}>
      {(wiring) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(CONTROL, 'pe-12', wiring['aria-invalid'] && CONTROL_INVALID)}
          />
          <IconButton
            label={shown ? msg('ui.password-field.hide-password') : msg('ui.password-field.show-password')}
            tooltip={false}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            className="absolute! inset-y-0 end-0"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
