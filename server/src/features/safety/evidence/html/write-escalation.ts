import type { EscalationEntry } from '../document.ts'
import { nothing, rows, type Source, subheading } from './parts.ts'

export function* writeEscalation(source: Source) {
  yield rowsOf(source, source.document.escalation)
}

export function* writeOthers(source: Source) {
  for (const each of source.document.other_escalations) {
    yield subheading(`${each.id}: ${source.words.kind(each.kind)}`)
    yield rowsOf(source, each)
  }
}

const rowsOf = ({ texts, words }: Source, escalation: EscalationEntry) =>
  rows(
    [texts.kind, words.kind(escalation.kind)],
    [texts.conversation, `#${escalation.conversation_id}`],
    [texts.opened, words.byAt(escalation.opened_by, escalation.opened_at)],
    [texts.claimed, escalation.claimed_at && words.time(escalation.claimed_at)],
    [texts.message, escalation.message_id === null ? null : `#${escalation.message_id}`],
    [texts.suggested, escalation.suggested_words],
    [texts.hold, `#${escalation.hold_id}`],
    [texts.settled, words.settled(escalation)],
    [texts.outcome, escalation.outcome && words.outcome(escalation.outcome)],
    [texts.effect, escalation.effect && words.effect(escalation.effect)],
    [texts.note, escalation.note],
  )

export function* writeHolds(source: Source) {
  const { document, texts, words } = source
  if (document.holds.length === 0) yield nothing(source)
  for (const hold of document.holds) {
    yield subheading(`${words.kind(hold.kind)} #${hold.id}`)
    yield rows(
      [texts.since, words.byAt(hold.set_by, hold.since)],
      [texts.until, hold.until && words.time(hold.until)],
      [texts.released, hold.released_at && words.byAt(hold.released_by, hold.released_at)],
      [texts.reason, hold.reason],
      ...hold.told.map(
        ({ event, at }) => [texts.told_site, `${words.event(event)}, ${words.time(at)}`] as const,
      ),
    )
  }
}

export function* writeLegalHolds({ document, texts, words }: Source) {
  for (const { set_at, lifted_at, reason } of document.legal_holds)
    yield rows(
      [texts.since, words.time(set_at)],
      [texts.released, lifted_at && words.time(lifted_at)],
      [texts.reason, reason],
    )
}
