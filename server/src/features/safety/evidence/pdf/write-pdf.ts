import type { InterfaceLanguage } from '@panel/contract'
import type { EvidenceDocument } from '../document.ts'
import { momentsIn } from './moments.ts'
import { ink, openPaper } from './paper.ts'
import { sectionsOf } from './sections.ts'
import { fill, textsOf } from './texts.ts'
import { wordsOf } from './words.ts'

export type PdfOrder = {
  document: EvidenceDocument
  /** SHA-256 of the JSON file. */
  digest: string
  language: InterfaceLanguage
  timezone: string
  /** Who ordered it, and when it was made. */
  made: { by: string; at: string }
}

/** Writes an evidence file as a PDF: a title page with the contents, the sections, and page numbers and the hash on each page. */
export async function writePdf(order: PdfOrder): Promise<{ pdf: Buffer; pages: number }> {
  const { document, digest, language, timezone, made } = order
  const texts = textsOf[language]
  const title = `${texts.title}, ${fill(texts.escalation_of, { id: document.escalation.id })}`
  const paper = openPaper({ title, language, madeAt: made.at })
  const words = wordsOf(document, texts, momentsIn(language, timezone))
  const conversation = document.conversations.find(({ id }) => id === document.escalation.conversation_id)

  paper.write(texts.title, { font: 'bold', size: 22 })
  paper.space(2)
  paper.write(
    `${fill(texts.escalation_of, { id: document.escalation.id })}: ${words.kind(document.escalation.kind)}`,
    { size: 13, color: ink.alarm },
  )
  paper.space(14)
  paper.row(texts.customer, `${document.customer.name} (${document.customer.id})`)
  if (conversation) paper.row(texts.profile, `${conversation.profile.name} (${conversation.profile.id})`)
  paper.row(texts.siteowner, document.siteowner.name)
  paper.row(texts.conversation, `#${document.escalation.conversation_id}`)
  paper.row(texts.opened, words.byAt(document.escalation.opened_by, document.escalation.opened_at))
  paper.row(texts.settled, words.settled(document.escalation))
  paper.row(texts.made, fill(texts.by, { time: words.time(made.at), name: made.by }))
  paper.space(10)
  paper.write(texts.hash_label, { color: ink.quiet })
  paper.write(digest, { font: 'mono', size: 10 })
  paper.space(4)
  paper.write(texts.hash_text, { size: 8, color: ink.quiet })
  paper.space(4)
  paper.write(fill(texts.times, { zone: timezone }), { size: 8, color: ink.quiet })
  paper.space(16)
  paper.write(texts.contents, { font: 'bold', size: 13 })
  paper.space(6)

  const sections = sectionsOf(document)
  const lines = sections.map(({ name }) => paper.contentsLine(texts.sections[name]))
  const pages: number[] = []
  paper.nextPage()
  for (const { name, write } of sections) {
    paper.heading(texts.sections[name])
    pages.push(paper.page() + 1)
    write({ paper, document, texts, words })
  }
  for (const [place, number] of pages.entries()) lines[place]?.(number)
  return paper.end((number, count) => ({
    title,
    hash: `SHA-256 ${digest}`,
    page: fill(texts.page, { page: number, pages: count }),
  }))
}
