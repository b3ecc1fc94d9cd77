import type { PartOfPdf } from './write-customer.ts'

/** Questions of the customer who writes, and how they were closed. */
export function writeQuestions({ paper, document, texts, words }: PartOfPdf) {
  for (const each of document.inquiries) {
    paper.subheading(`${texts.conversation} #${each.conversation_id}, ${texts.message} #${each.message_id}`)
    paper.row(texts.marked, words.byAt(each.marked_by, each.opened_at))
    paper.row(
      texts.answered,
      each.closed_at === null ? texts.open_still : words.byAt(each.closed_by, each.closed_at),
    )
    if (each.answer_id !== null) paper.row(texts.message, `#${each.answer_id}`)
    if (each.lift_reason !== null) paper.row(texts.reason, each.lift_reason)
  }
}

export function writeReports({ paper, document, texts, words }: PartOfPdf) {
  for (const each of document.reports) {
    paper.subheading(`${texts.conversation} #${each.conversation_id}, ${texts.message} #${each.message_id}`)
    paper.row(texts.at, words.byAt(each.operator_id, each.at))
    if (each.notes !== '') paper.row(texts.note, each.notes)
    if (each.handled_at !== null) paper.row(texts.handled, words.byAt(each.handled_by, each.handled_at))
  }
}

export function writeNotes({ paper, document, texts, words }: PartOfPdf) {
  for (const { at, operator_id, text, deleted_at } of document.customer_notes) {
    paper.row(words.byAt(operator_id, at), text)
    if (deleted_at !== null) paper.row(texts.deleted, words.time(deleted_at))
  }
}
