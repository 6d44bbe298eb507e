import { expect, it } from 'vitest'
import { citationsIn, coveragePage, coverageProblems, proofProblems } from './coverage.ts'

const LIST = `# Promises

The introduction.

## Bets

- **PR2** A bet is confirmed
- **PR1** A stake is at most 100 chips

## Chat

- **PR3** Bubbles have tails – Only a picture could show them.
`
const CITATIONS = [
  ...citationsIn('e2e/bet.spec.ts', ['a member bets [B8] [PR1] [PR2]', 'a member waits']),
  ...citationsIn('apps/web/src/bet.test.tsx', ['the slip shows the limit [PR1]', 'the slip shows the limit [PR1]']),
]

it('the coverage check accepts promises that each have a test or a reason', () => {
  expect(coverageProblems(LIST, CITATIONS)).toEqual([])
})

it('the coverage check refuses a promise without a test and without a reason', () => {
  const withoutTest = CITATIONS.filter(({ id }) => id !== 'PR2')
  expect(coverageProblems(LIST, withoutTest)).toEqual(['PR2 has neither a test nor a reason: A bet is confirmed'])
})

it('the coverage check refuses a reason for having no test if there is a test', () => {
  expect(coverageProblems(LIST, [...CITATIONS, ...citationsIn('e2e/chat.spec.ts', ['tails [PR3]'])])).toEqual([
    'PR3 has a test, and a reason for having none: Only a picture could show them.',
  ])
})

it('the coverage check refuses a test that cites a promise id missing from the list', () => {
  expect(coverageProblems(LIST, [...CITATIONS, ...citationsIn('e2e/chat.spec.ts', ['a chat [T1] [PR12]'])])).toEqual([
    'PR12 is not in the list, but “a chat [T1]” in e2e/chat.spec.ts cites it.',
  ])
})

it('the coverage check refuses a promise id that is used twice, and a list line that does not have the form of a promise', () => {
  expect(coverageProblems(`${LIST}- **PR1** Another\n- PR4 A fourth\n`, CITATIONS)).toEqual([
    'This line is neither a heading nor a promise: - PR4 A fourth',
    'PR1 is in the list twice.',
  ])
})

it('the coverage check refuses an empty list of promises', () => {
  expect(coverageProblems('# Promises\n', [])).toEqual(['The list has no promises.'])
})

const PROOFS = `# What the tests prove

| promise | tests | proves |
|---|---|---|
| PR2 | \`bet.spec.ts\` | yes |
| PR1 | \`bet.spec.ts\` \`bet.test.tsx\` | part: no test reads the sentence |
`

it('the coverage check accepts a judgement of the tests of each promise', () => {
  expect(proofProblems(LIST, CITATIONS, PROOFS)).toEqual([])
})

it('the coverage check refuses a promise whose tests nobody judged, and a judgement of a promise without tests', () => {
  expect(proofProblems(LIST, CITATIONS, PROOFS.replace('PR2', 'PR3'))).toEqual([
    'PR3 has a row, but is no promise with a test.',
    'PR2 has no row.',
    'No test in `bet.spec.ts` cites PR3. Read the tests of PR3 again, and correct its row.',
  ])
})

it('the coverage check refuses a judgement of a file that does not cite the promise', () => {
  const moved = CITATIONS.filter(({ id, file }) => id !== 'PR1' || file.startsWith('e2e'))
  expect(proofProblems(LIST, moved, PROOFS)).toEqual([
    'No test in `bet.test.tsx` cites PR1. Read the tests of PR1 again, and correct its row.',
  ])
})

it('the coverage check refuses a second judgement of a promise, and one that is neither yes, part nor no', () => {
  const rows = '| PR1 | `bet.spec.ts` | yes |\n| PR2 | `bet.spec.ts` | part |\n'
  expect(proofProblems(LIST, CITATIONS, PROOFS + rows)).toEqual([
    'This row is no judgement: | PR2 | `bet.spec.ts` | part |',
    'PR1 has two rows.',
  ])
})

it('the coverage check refuses a judgement that the tests of a promise do not prove it', () => {
  expect(proofProblems(LIST, CITATIONS, PROOFS.replace('yes', 'no: no test stakes more than 100'))).toEqual([
    expect.stringMatching(/^The tests of PR\d do not prove it\. Change them, or correct its sentence\.$/),
  ])
})

it('the coverage page shows the promises in the order of the list, each with its tests or its reason', () => {
  expect(coveragePage(LIST, CITATIONS)).toBe(`# Promises and their tests

\`npm run make-coverage\` writes this page from [promises.md](promises.md) and the titles of the tests. Do not edit it.
A promise without a test gives the reason after a dash.

## Bets

- **PR2** A bet is confirmed
  - \`e2e/bet.spec.ts\` › a member bets [B8]
- **PR1** A stake is at most 100 chips
  - \`e2e/bet.spec.ts\` › a member bets [B8]
  - \`apps/web/src/bet.test.tsx\` › the slip shows the limit

## Chat

- **PR3** Bubbles have tails – Only a picture could show them.
`)
})
