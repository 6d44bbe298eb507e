import { expect, it } from 'vitest'
import { dealCommitment, dealHand } from '../card/card.ts'
import { chainEntries, type LedgerDraft, ledgerGenesis } from './ledger.ts'
import { leafText, ownLines, parentText, saltOf, sealedTree, sealText } from './ledger-seal.ts'

const LOBBY = '0197a0c0-0000-7000-8000-00000000000a'
const ANA = '0197a0c0-0000-7000-8000-000000000001'
const BEN = '0197a0c0-0000-7000-8000-000000000002'
const BET = '0197a0c0-0000-7000-8000-0000000000b1'
const AT = Date.UTC(2026, 4, 1, 18, 0, 0)

const join: LedgerDraft = { userId: ANA, kind: 'join', amount: 100, balance: 100, key: `join:${ANA}`, at: AT }
const stake: LedgerDraft = {
  userId: ANA,
  kind: 'stake',
  amount: -20,
  balance: 80,
  key: `stake:${BET}`,
  at: AT + 1,
  betId: BET,
  reason: 'a reason',
}
const joinOfBen: LedgerDraft = { ...join, userId: BEN, key: `join:${BEN}` }

/** Returns a hash function that records each hashed text and returns its number, so that the record shows the texts. */
function hashes() {
  const texts: string[] = []
  const digest = (text: string) => {
    if (!texts.includes(text)) texts.push(text)
    return `#${texts.indexOf(text) + 1}`
  }
  return { texts, digest }
}

// If one of these texts changes, every stored ledger, seal and deal appears forged [L3], [L7], [H3].
it('hashes ledgers, seals and deals from exactly the recorded texts [L3] [L7] [H3]', async () => {
  const ledger = hashes()
  const genesis = ledgerGenesis(LOBBY, ledger.digest)
  const entries = chainEntries(genesis, [join, joinOfBen, stake], ledger.digest)

  const tree = hashes()
  const { root } = sealedTree(LOBBY, 'secret', ownLines(entries), tree.digest)
  const seal = { number: 2, at: AT + 2, chain: 'chain', root }

  const deal = hashes()
  dealCommitment('seed', deal.digest)
  dealHand(
    { seed: 'seed', lobbyId: LOBBY, userId: ANA },
    { showCompetitorBets: true, allowLateBetting: false },
    deal.digest,
  )

  const lines = [
    ...ledger.texts.map((text, index) => `ledger #${index + 1} ${text}`),
    ...tree.texts.map((text, index) => `tree #${index + 1} ${text}`),
    `salt ${saltOf('secret', ANA, (text) => text)}`,
    `leaf ${leafText(LOBBY, ANA, 'salt', ownLines(entries).get(ANA) ?? [])}`,
    `node ${parentText('below', { side: 'left', hash: 'beside' })}`,
    `node ${parentText('below', { side: 'right', hash: 'beside' })}`,
    `head ${sealText(LOBBY, seal, null)}`,
    `head ${sealText(LOBBY, seal, 'before')}`,
    ...deal.texts.map((text, index) => `deal #${index + 1} ${text}`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./hashed-texts.txt')
})
