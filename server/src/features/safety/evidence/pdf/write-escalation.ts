import type { EscalationEntry } from '../document.ts'
import type { PartOfPdf } from './write-customer.ts'

export const writeEscalation = (part: PartOfPdf) => writeOne(part, part.document.escalation)

export function writeOthers(part: PartOfPdf) {
  for (const each of part.document.other_escalations) {
    part.paper.subheading(`${each.id}: ${part.words.kind(each.kind)}`)
    writeOne(part, each)
  }
}

function writeOne({ paper, texts, words }: PartOfPdf, escalation: EscalationEntry) {
  paper.row(texts.kind, words.kind(escalation.kind))
  paper.row(texts.conversation, `#${escalation.conversation_id}`)
  paper.row(texts.opened, words.byAt(escalation.opened_by, escalation.opened_at))
  if (escalation.claimed_at !== null) paper.row(texts.claimed, words.time(escalation.claimed_at))
  if (escalation.message_id !== null) paper.row(texts.message, `#${escalation.message_id}`)
  if (escalation.suggested_words !== null) paper.row(texts.suggested, escalation.suggested_words)
  paper.row(texts.hold, `#${escalation.hold_id}`)
  paper.row(texts.settled, words.settled(escalation))
  if (escalation.outcome !== null) paper.row(texts.outcome, words.outcome(escalation.outcome))
  if (escalation.effect !== null) paper.row(texts.effect, words.effect(escalation.effect))
  if (escalation.note !== null) paper.row(texts.note, escalation.note)
}

export function writeHolds({ paper, document, texts, words }: PartOfPdf) {
  if (document.holds.length === 0) paper.write(texts.none)
  for (const hold of document.holds) {
    paper.subheading(`${words.kind(hold.kind)} #${hold.id}`)
    paper.row(texts.since, words.byAt(hold.set_by, hold.since))
    if (hold.until !== null) paper.row(texts.until, words.time(hold.until))
    if (hold.released_at !== null) paper.row(texts.released, words.byAt(hold.released_by, hold.released_at))
    if (hold.reason !== null) paper.row(texts.reason, hold.reason)
    for (const { event, at } of hold.told)
      paper.row(texts.told_site, `${words.event(event)}, ${words.time(at)}`)
  }
}

export function writeLegalHolds({ paper, document, texts, words }: PartOfPdf) {
  for (const { set_at, lifted_at, reason } of document.legal_holds) {
    paper.row(texts.since, words.time(set_at))
    if (lifted_at !== null) paper.row(texts.released, words.time(lifted_at))
    paper.row(texts.reason, reason)
    paper.space(6)
  }
}
