import { LogIn, Users } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { CONTROL } from '../../ui/fields/field.tsx'
import { Skeleton, Tabs } from '../../ui/index.ts'
import { SignInFrame } from '../layouts/sign-in-frame.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'

/**
 * The sign-in page with its text. It has boxes instead of fields, so that no input is lost when the app replaces it.
 */
export function SignInSkeleton() {
  return (
    <PlainSkeleton>
      <SignInFrame>
        <div className="panel overflow-hidden">
          <Tabs
            label={msg('first-paint.sign-in-skeleton.welcome')}
            block
            value="sign-in"
            onValueChange={() => undefined}
            panelClassName="p-5 sm:p-7"
            tabs={[
              {
                id: 'sign-in',
                label: msg('first-paint.sign-in-skeleton.sign-in'),
                icon: <LogIn aria-hidden="true" />,
                content: <FormSkeleton />,
              },
              {
                id: 'lounge',
                label: msg('first-paint.sign-in-skeleton.players-lounge'),
                icon: <Users aria-hidden="true" />,
                content: undefined,
              },
            ]}
          />
        </div>
      </SignInFrame>
    </PlainSkeleton>
  )
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <FieldSkeleton label={msg('first-paint.sign-in-skeleton.email')} />
        <FieldSkeleton label={msg('first-paint.sign-in-skeleton.password')} />
        <Skeleton className="h-14 rounded-control!" />
      </div>
      <div className="-my-2 flex flex-col items-center">
        <span className="flex min-h-11 items-center">
          <Skeleton className="h-4 w-32" />
        </span>
        <span className="flex min-h-11 items-center">
          <Skeleton className="h-4 w-56" />
        </span>
      </div>
    </div>
  )
}

function FieldSkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline">
        <span className="font-medium text-muted text-sm">
          {label}
          <span className="text-live"> *</span>
        </span>
      </span>
      <span className={CONTROL} />
    </div>
  )
}
