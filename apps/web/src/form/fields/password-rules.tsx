import { NewPassword, PASSWORD_MIN } from '@bettle/contract'
import { Check, Circle } from 'lucide-react'

/** A short text for each password rule, by the contract's message of the rule. */
const RULES = [
  { label: `${PASSWORD_MIN} characters`, sentence: `Passwords should be at least ${PASSWORD_MIN} characters` },
  { label: 'lowercase letter', sentence: 'Passwords should contain a lowercase letter' },
  { label: 'uppercase letter', sentence: 'Passwords should contain an uppercase letter' },
  { label: 'number', sentence: 'Passwords should contain a number' },
  { label: 'special character', sentence: 'Passwords should contain a special character' },
] as const

/** The rules of a new password. Each rule is ticked when the password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const broken = brokenRules(password)
  return (
    <ul aria-label="What a password needs" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {RULES.map(({ label, sentence }) => {
        const isMet = !broken.has(sentence)
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
            <span className="sr-only">{isMet ? ': met' : ': not yet met'}</span>
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
