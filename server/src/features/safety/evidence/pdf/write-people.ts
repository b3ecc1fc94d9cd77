import type { PartOfPdf } from './write-customer.ts'

/** Who wrote and who saw: the operators who occur. */
export function writePeople({ paper, document, texts, words }: PartOfPdf) {
  paper.table(
    [texts.operator, texts.wrote, texts.seen],
    [34, 18, 48],
    document.people.map(({ id, messages_written, first_seen_at, last_seen_at }) => [
      words.person(id),
      String(messages_written),
      first_seen_at === null ? '' : `${words.time(first_seen_at)}\n${words.time(last_seen_at)}`,
    ]),
  )
}

export function writeLeases({ paper, document, texts, words }: PartOfPdf) {
  paper.table(
    [texts.conversation, texts.operator, texts.began, texts.ended],
    [14, 24, 28, 34],
    document.leases.map((lease) => [
      `#${lease.conversation_id}`,
      words.person(lease.operator_id),
      words.time(lease.claimed_at),
      [`${words.time(lease.ended_at)} ${words.ending(lease.ended_by)}`.trim(), lease.reason]
        .filter(Boolean)
        .join('\n'),
    ]),
  )
}

/** Entries of the audit log, with the codes that it has. */
export function writeActs({ paper, document, texts, words }: PartOfPdf) {
  paper.table(
    [texts.at, texts.act, texts.subject, texts.operator],
    [30, 26, 20, 24],
    document.acts.map(({ at, action, operator_id, subject, subject_id }) => [
      words.time(at),
      words.act(action),
      `${subject === 'customer' ? texts.customer : texts.conversation} #${subject_id}`,
      words.person(operator_id),
    ]),
  )
}
