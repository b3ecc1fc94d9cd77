import { html } from '../../../../platform/html.ts'
import { nothing, rows, type Source, subheading } from './parts.ts'

const fields = [
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
] as const

/** What the site told about the customer, and what operators changed. */
export function* writeCustomer({ document: { customer, customer_facts }, texts, words }: Source) {
  const valueIn = (field: (typeof fields)[number]) =>
    field === 'member_since' ? dayOf(customer[field]) : customer[field]
  yield rows(
    [texts.customer, `${customer.name} (${customer.id})`],
    ...fields.map((field) => [texts[field], words.value(valueIn(field))] as const),
  )
  yield rows(
    ...customer_facts.map(
      ({ field, value, site_value, operator_id, updated_at }) =>
        [
          field,
          `${words.value(value)}\n${texts.site}: ${words.value(site_value)}\n${words.byAt(operator_id, updated_at)}`,
        ] as const,
    ),
  )
}

const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : value)

/** What the customer was shown and when: each showing; of a customer from before they were kept, the last one. */
export function* writeDisclosure(source: Source) {
  const { document, texts, words } = source
  const { disclosure, disclosure_showings: showings } = document
  if (showings.length === 0 && disclosure)
    yield rows(
      [texts.version, disclosure.version],
      [texts.shown, words.time(disclosure.shown_at)],
      [texts.text, disclosure.text ?? texts.unknown],
    )
  else if (showings.length === 0) yield nothing(source)
  for (const { version, language, shown_at, reported_at, text } of showings) {
    yield subheading(`${version}, ${language}`)
    yield rows(
      [texts.shown, words.time(shown_at)],
      [texts.reported, reported_at === null ? texts.unknown : words.time(reported_at)],
      [texts.text, text ?? texts.unknown],
    )
  }
}

/** How the file was made. */
export function* writeAbout({ document, texts }: Source) {
  yield rows(
    [texts.schema, `${document.format} ${document.schema}`],
    [texts.panel, document.panel.version],
    [texts.database, document.panel.migration],
  )
  yield html`<p>${texts.made_how}</p>`
}
