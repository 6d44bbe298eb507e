import type { ReactNode } from 'react'
import { SampleCall } from '../../features/content/sample-call.tsx'
import { msg, rich } from '../../texts/msg.ts'

const INVITATION = msg('layouts.sign-in-frame.a-real-match-your')

/** The text of the sign-in page and the space for its panel. It looks the same before and after the app runs. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 py-4 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-16 lg:pt-[7vh]">
      <section className="sticky top-[7vh] hidden flex-col gap-8 lg:flex">
        <h1 className="headline text-[clamp(5.5rem,8vw,7.25rem)] leading-[0.86]">
          {msg('layouts.sign-in-frame.call-the-next')}
          <br />
          <span className="text-flood">{msg('layouts.sign-in-frame.ten-minutes')}</span>
        </h1>
        <p className="max-w-[40ch] text-lg text-muted">{INVITATION}</p>
        <SampleCall />
      </section>
      <div className="mx-auto flex w-full max-w-lg flex-col lg:max-w-none">
        <h1 className="headline mb-3 text-2xl lg:hidden">
          {rich('layouts.sign-in-frame.call-the-next-ten', { part: <span className="text-flood" /> })}
        </h1>
        <p className="mb-5 text-balance text-muted lg:hidden">{INVITATION}</p>
        {children}
        {/* An upright tablet has space for the picture below the panel. */}
        <div className="mt-6 hidden md:max-lg:block">
          <SampleCall />
        </div>
      </div>
    </div>
  )
}
