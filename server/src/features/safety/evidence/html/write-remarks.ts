import { rows, type Source, subheading } from './parts.ts'

/** Questions of the customer who writes, and how they were closed. */
export function* writeQuestions({ document, texts, words }: Source) {
  for (const each of document.inquiries) {
    yield subheading(`${texts.conversation} #${each.conversation_id}, ${texts.message} #${each.message_id}`)
    yield rows(
      [texts.marked, words.byAt(each.marked_by, each.opened_at)],
      [
        texts.answered,
        each.closed_at === null ? texts.open_still : words.byAt(each.closed_by, each.closed_at),
      ],
      [texts.message, each.answer_id === null ? null : `#${each.answer_id}`],
      [texts.reason, each.lift_reason],
    )
  }
}

export function* writeReports({ document, texts, words }: Source) {
  for (const each of document.reports) {
    yield subheading(`${texts.conversation} #${each.conversation_id}, ${texts.message} #${each.message_id}`)
    yield rows(
      [texts.at, words.byAt(each.operator_id, each.at)],
      [texts.complained, each.complained_at && words.time(each.complained_at)],
      [texts.note, each.notes === '' ? null : each.notes],
      [texts.handled, each.handled_at && words.byAt(each.handled_by, each.handled_at)],
    )
  }
}

export function* writeNotes({ document, texts, words }: Source) {
  for (const { at, operator_id, text, deleted_at } of document.customer_notes)
    yield rows([words.byAt(operator_id, at), text], [texts.deleted, deleted_at && words.time(deleted_at)])
}
