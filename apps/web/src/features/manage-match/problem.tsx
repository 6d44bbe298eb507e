import { Notice } from '../../ui/index.ts'

/** Shows the error of an action beside the action's button, and announces it to screen readers. */
export function Problem({ of }: { of: readonly (string | undefined)[] }) {
  const said = of.filter((problem) => problem !== undefined)
  return (
    <div role="alert" className={said.length > 0 ? 'flex flex-col gap-2' : 'contents'}>
      {said.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
    </div>
  )
}
