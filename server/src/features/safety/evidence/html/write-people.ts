import { type Source, table } from './parts.ts'

/** Who wrote and who saw: the operators who occur. */
export const writePeople = ({ document, texts, words }: Source) =>
  table(
    [texts.operator, texts.wrote, texts.seen],
    document.people.map(({ id, messages_written, first_seen_at, last_seen_at }) => [
      words.person(id),
      String(messages_written),
      first_seen_at === null ? '' : `${words.time(first_seen_at)}\n${words.time(last_seen_at)}`,
    ]),
  )

export const writeLeases = ({ document, texts, words }: Source) =>
  table(
    [texts.conversation, texts.operator, texts.began, texts.ended],
    document.leases.map((lease) => [
      `#${lease.conversation_id}`,
      words.person(lease.operator_id),
      words.time(lease.claimed_at),
      [`${words.time(lease.ended_at)} ${words.ending(lease.ended_by)}`.trim(), lease.reason]
        .filter(Boolean)
        .join('\n'),
    ]),
  )

/** Entries of the audit log, in the words that its page has. */
export const writeActs = ({ document, texts, words }: Source) =>
  table(
    [texts.at, texts.act, texts.subject, texts.operator],
    document.acts.map(({ at, action, operator_id, subject, subject_id }) => [
      words.time(at),
      words.act(action),
      `${subject === 'customer' ? texts.customer : texts.conversation} #${subject_id}`,
      words.person(operator_id),
    ]),
  )
