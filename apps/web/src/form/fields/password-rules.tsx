import { NewPassword, PASSWORD_MIN } from '@bettle/contract'
import { Check, Circle } from 'lucide-react'
import { msg } from '../../texts/msg.ts'

/** A short text for each password rule, by the code of the rule in the contract. */
const RULES = [
  {
    label: msg('form.password-rules.characters', { passwordMin: PASSWORD_MIN }),
    rule: 'password-too-short',
  },
  {
    label: msg('form.password-rules.lowercase-letter'),
    rule: 'password-without-lowercase',
  },
  {
    label: msg('form.password-rules.uppercase-letter'),
    rule: 'password-without-uppercase',
  },
  { label: msg('form.password-rules.number'), rule: 'password-without-number' },
  {
    label: msg('form.password-rules.special-character'),
    rule: 'password-without-special',
  },
] as const

/** The rules of a new password. Each rule is ticked when the password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const broken = brokenRules(password)
  return (
    <ul
      aria-label={msg('form.password-rules.what-a-password-needs')}
      className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm"
    >
      {RULES.map(({ label, rule }) => {
        const isMet = !broken.has(rule)
        return (
          <li
            key={label}
            className={isMet ? 'flex items-center gap-1.5 text-ink' : 'flex items-center gap-1.5 text-faint'}
          >
            {isMet ? (
              <Check aria-hidden="true" strokeWidth={3} className="size-4 shrink-0 text-won" />
            ) : (
              <Circle aria-hidden="true" className="size-4 shrink-0 p-0.5" />
            )}
            {label}
            <span className="sr-only">
              {isMet ? msg('form.password-rules.met') : msg('form.password-rules.not-yet-met')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function brokenRules(password: string): ReadonlySet<string> {
  const parsed = NewPassword.safeParse(password)
  return new Set(parsed.error?.issues.map(({ message }) => message))
}
