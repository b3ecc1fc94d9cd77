import type { EvidenceDocument } from '../document.ts'
import type { Paper } from './paper.ts'
import type { EvidenceTexts } from './texts.ts'
import type { Words } from './words.ts'

export type PartOfPdf = { paper: Paper; document: EvidenceDocument; texts: EvidenceTexts; words: Words }

/** What the site told about the customer, and what operators changed. */
export function writeCustomer({ paper, document: { customer, customer_facts }, texts, words }: PartOfPdf) {
  paper.row(texts.customer, `${customer.name} (${customer.id})`)
  for (const field of [
    'external_id',
    'language',
    'country',
    'birthday',
    'member_type',
    'member_since',
    'credits',
    'facts',
    'limits',
    'spending',
    'alert',
  ] as const)
    paper.row(
      texts[field],
      words.value(field.endsWith('_since') ? sinceOf(customer[field]) : customer[field]),
    )
  for (const { field, value, site_value, operator_id, updated_at } of customer_facts)
    paper.row(
      field,
      `${words.value(value)}\n${texts.site}: ${words.value(site_value)}\n${words.byAt(operator_id, updated_at)}`,
    )
}

const sinceOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : value)

/** What the customer was shown and when: each showing; of a customer from before they were kept, the last one. */
export function writeDisclosure({ paper, document, texts, words }: PartOfPdf) {
  const { disclosure, disclosure_showings } = document
  if (disclosure_showings.length === 0 && disclosure) {
    paper.row(texts.version, disclosure.version)
    paper.row(texts.shown, words.time(disclosure.shown_at))
    paper.row(texts.text, disclosure.text ?? texts.unknown)
  } else if (disclosure_showings.length === 0) paper.write(texts.none)
  for (const { version, language, shown_at, reported_at, text } of disclosure_showings) {
    paper.subheading(`${version}, ${language}`)
    paper.row(texts.shown, words.time(shown_at))
    paper.row(texts.reported, reported_at === null ? texts.unknown : words.time(reported_at))
    paper.row(texts.text, text ?? texts.unknown)
  }
}

/** How the file was made. */
export function writeAbout({ paper, document, texts }: PartOfPdf) {
  paper.row(texts.schema, `${document.format} ${document.schema}`)
  paper.row(texts.panel, document.panel.version)
  paper.row(texts.database, document.panel.migration)
  paper.space(6)
  paper.write(texts.made_how)
}
