import { isOurs } from '@panel/contract/rules/message-sides'
import { html, showUnseen } from '../../../../platform/html.ts'
import type { ConversationEntry, MessageEntry } from '../document.ts'
import { nothing, rows, type Source, said, subheading } from './parts.ts'

/** The conversations with their profiles, told facts and messages. */
export function* writeMessages(source: Source) {
  const { document, texts } = source
  for (const conversation of document.conversations) {
    const { id, profile, messages } = conversation
    yield subheading(`${texts.conversation} #${id}: ${document.customer.name}, ${profile.name}`)
    yield aboutConversation(source, conversation)
    if (messages.length === 0) yield nothing(source)
    for (const message of messages) yield messageOf(source, conversation, message)
  }
}

const aboutConversation = ({ texts, words }: Source, { profile, language, told_facts }: ConversationEntry) =>
  rows(
    [texts.profile, `${profile.name} (${profile.id}), ${texts.external_id}: ${profile.external_id}`],
    [texts.age, words.value(profile.age)],
    [texts.city, profile.city],
    [texts.about, words.value(profile.about)],
    [texts.facts, words.value(profile.facts)],
    [texts.photo, profile.photo_url],
    [texts.language, language],
    ...told_facts.map((fact) => {
      const removed = fact.removed_at === null ? '' : `, ${texts.removed} ${words.time(fact.removed_at)}`
      return [
        fact.about === 'customer' ? texts.customer : texts.profile,
        `${fact.text} (#${fact.message_id})\n${words.byAt(fact.operator_id, fact.at)}${removed}`,
      ] as const
    }),
  )

function messageOf(
  { document, texts, words }: Source,
  { profile }: ConversationEntry,
  message: MessageEntry,
) {
  const isOfEscalation = message.id === document.escalation.message_id
  const writer = message.direction === 'site' ? texts.by_site : words.person(message.operator_id)
  const from = isOurs(message.direction) ? `${profile.name}, ${writer}` : document.customer.name
  return html`<article class="${isOurs(message.direction) ? 'out' : 'in'}${isOfEscalation && ' escalated'}" id="message-${message.id}">
${isOfEscalation && html`<p class="mark">${texts.this_message}</p>`}
<p class="head"><time datetime="${message.sent_at}">${words.time(message.sent_at)}</time> · <bdi>${showUnseen(from)}</bdi> · #${message.id}
${message.sent_at !== message.stored_at && html` · ${texts.stored} ${words.time(message.stored_at)}`}</p>
${message.text !== '' && said(message.text)}
${linesOf(message).map((line) => html`<p class="with" dir="auto">${showUnseen(line)}</p>`)}
</article>`

  function linesOf({ photo, gift, hidden, deleted, former_texts }: MessageEntry): string[] {
    const lines: string[] = []
    if (photo) lines.push(`${texts.photo}: ${photo.url}`)
    if (photo?.sha256) lines.push(`${texts.photo_hash}: ${photo.sha256}`)
    if (gift !== null) lines.push(`${texts.gift}: ${gift}`)
    if (hidden)
      lines.push(
        `${texts.hidden}: ${words.byAt(hidden.by, hidden.at)}${hidden.reason ? `. ${hidden.reason}` : ''}`,
      )
    for (const { text, until } of former_texts) lines.push(`${texts.former}, ${words.time(until)}: ${text}`)
    if (deleted) lines.push(`${texts.deleted}: ${words.byAt(deleted.by, deleted.at)}`)
    return lines
  }
}
