import type { ConversationEntry, MessageEntry } from '../document.ts'
import { ink } from './paper.ts'
import type { PartOfPdf } from './write-customer.ts'

/** The conversations with their profiles, told facts and messages. */
export function writeMessages(part: PartOfPdf) {
  const { paper, document, texts, words } = part
  for (const conversation of document.conversations) {
    const { id, profile, language, told_facts, messages } = conversation
    paper.subheading(`${texts.conversation} #${id}: ${document.customer.name}, ${profile.name}`)
    paper.row(texts.profile, `${profile.name} (${profile.id}), ${texts.external_id}: ${profile.external_id}`)
    paper.row(texts.age, words.value(profile.age))
    paper.row(texts.city, profile.city)
    paper.row(texts.about, words.value(profile.about))
    paper.row(texts.facts, words.value(profile.facts))
    if (profile.photo_url !== null) paper.row(texts.photo, profile.photo_url)
    paper.row(texts.language, language)
    for (const fact of told_facts)
      paper.row(
        fact.about === 'customer' ? texts.customer : texts.profile,
        `${fact.text} (#${fact.message_id})\n${words.byAt(fact.operator_id, fact.at)}${
          fact.removed_at === null ? '' : `, ${texts.removed} ${words.time(fact.removed_at)}`
        }`,
      )
    paper.space(8)
    if (messages.length === 0) paper.write(texts.none)
    for (const message of messages) writeMessage(part, conversation, message)
  }
}

function writeMessage(
  { paper, document, texts, words }: PartOfPdf,
  { profile }: ConversationEntry,
  message: MessageEntry,
) {
  const isOfEscalation = message.id === document.escalation.message_id
  paper.need(isOfEscalation ? 48 : 36)
  if (isOfEscalation) paper.write(texts.this_message, { font: 'bold', size: 8, color: ink.alarm })
  const from =
    message.direction === 'in'
      ? document.customer.name
      : `${profile.name}, ${words.person(message.operator_id)}`
  const head = [words.time(message.sent_at), from, `#${message.id}`]
  if (message.sent_at !== message.stored_at) head.push(`${texts.stored} ${words.time(message.stored_at)}`)
  paper.write(head.join(' · '), { size: 7.5, color: isOfEscalation ? ink.alarm : ink.quiet })
  if (message.text !== '') paper.write(message.text, { indent: 12 })
  for (const line of linesOf(message)) paper.write(line, { size: 8, color: ink.quiet, indent: 12 })
  paper.space(7)

  function linesOf({ photo, gift, hidden, deleted }: MessageEntry): string[] {
    const lines: string[] = []
    if (photo) lines.push(`${texts.photo}: ${photo.url}`)
    if (photo?.sha256) lines.push(`${texts.photo_hash}: ${photo.sha256}`)
    if (gift !== null) lines.push(`${texts.gift}: ${gift}`)
    if (hidden)
      lines.push(
        `${texts.hidden}: ${words.byAt(hidden.by, hidden.at)}${hidden.reason ? `. ${hidden.reason}` : ''}`,
      )
    if (deleted) lines.push(`${texts.deleted}: ${words.byAt(deleted.by, deleted.at)}`)
    return lines
  }
}
