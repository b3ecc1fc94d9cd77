import { siteErrors, siteEvents } from '@panel/contract'
import { escapeHtml } from '../../../platform/html.ts'
import type { OpenApiDocument } from '../api-docs/openapi.ts'
import { withCode } from '../api-docs/page.ts'
import { statusOf } from '../api-docs/refusals.ts'
import { typeText } from '../api-docs/type-text.ts'
import { siteChanges } from './changes.ts'
import { beforeYouGoLive, type chapters, type Step, webhookAnswers } from './guide.ts'
import { signatureChecks, withLibrary } from './signature.ts'
import { type Account, type Language, languageNames, snippet } from './snippets.ts'

// The parts of the page: each is HTML.

/** A step with its calls in every language. */
export function stepText(
  { id, title, text, note, caption, calls, answer }: Step,
  index: number,
  account: Account,
) {
  const examples = languageNames.map((language) => {
    const source = calls.map((call, place) => snippet(language, call, account, index === 0 && place === 0))
    return code(language, source.join('\n\n'))
  })
  return `<section id="${id}" class="step">
<div><h2><span>${index + 1}</span>${escapeHtml(title)}</h2>
${text.map(paragraph).join('\n')}
${note ? `<p class="note ${note.tone}">${rich(note.text)}</p>` : ''}</div>
<figure><figcaption>${escapeHtml(caption)}</figcaption>
${examples.join('\n')}
${answerText(answer)}</figure>
</section>`
}

/** How webhooks are signed, and how a site checks it. */
export function webhookText() {
  const checks = languageNames.map((language) =>
    code(language, language === 'curl' ? withLibrary : signatureChecks[language]),
  )
  return `<section id="webhook" class="step">
<div><h2>Your webhook</h2>
${paragraph('The panel calls your address with every event, signed as Standard Webhooks 1.0: `webhook-id`, `webhook-timestamp`, `webhook-signature`. The secret begins with `whsec_`. Set the address with `PUT /webhook`, whose first answer has the secret, and try it with `POST /webhook/test`. An admin can do both on Connection.')}
${paragraph('The `webhook-id` of an event is the same for every attempt, for ever. An event can come more than once. Store its `webhook-id`, and skip an id that you have already stored. Answers of one chat come in order.')}
${paragraph('While a secret is being replaced there are two signatures. One of them has to fit.')}</div>
<figure><figcaption>The signature, checked</figcaption>
${checks.join('\n')}</figure>
</section>`
}

/** What each event means, with its data, and what the answer of the site does. */
export function eventTexts(webhooks: OpenApiDocument['webhooks']) {
  const meanings = Object.entries(siteEvents).map(([type, { summary }]) => [`\`${type}\``, summary] as const)
  const bodies = Object.entries(webhooks).map(
    ([type, { post }]) =>
      `<details><summary><code>${type}</code></summary><pre tabindex="0">${typeText(post.requestBody.content['application/json'].schema)}</pre></details>`,
  )
  return `${table({
    id: 'events',
    title: 'Events',
    text: 'Events other than `message.sent` are in the outbox too, with the same cursor, as items with `id`, `type`, `timestamp` and `data`. Only `webhook.test` is not.',
    head: ['type', 'What it means for you'],
    rows: [...meanings, ['anything else', 'Answer 2xx and ignore it: new types come without a new version']],
  })}
${bodies.join('\n')}
${table({ id: 'your-answer', title: 'What your answer does', head: ['Your status', 'What the panel does'], rows: webhookAnswers })}`
}

const acts = { repeat: 'Repeat', correct: 'Correct', 'give up': 'Give up' }

/** Each error with what to do about it, by status. */
export function errorTable() {
  // The cast: `Object.keys` forgets the names of the keys.
  const codes = Object.keys(siteErrors) as (keyof typeof siteErrors)[]
  return table({
    id: 'errors',
    title: 'Status and errors',
    text: 'Errors are `application/problem+json` with `code` and `request_id`. Give the `request_id` when you ask those who run the panel.',
    head: ['Status', 'code', 'What to do', ''],
    rows: codes
      .toSorted((one, other) => statusOf(one) - statusOf(other))
      .map((code) => [
        String(statusOf(code)),
        `\`${code}\``,
        acts[siteErrors[code].act],
        siteErrors[code].advice,
      ]),
  })
}

/** What a site has to know, after the first message. */
export const chapterText = ({ id, title, text, example }: (typeof chapters)[number]) =>
  `<section id="${id}" class="chapter"><h2>${escapeHtml(title)}</h2>${text.map(paragraph).join('\n')}${
    example
      ? `<figure><figcaption>${escapeHtml(example.caption)}</figcaption>${answerText(example.answer)}</figure>`
      : ''
  }</section>`

const answerText = (answer: unknown) =>
  `<pre class="answer" tabindex="0"><b>200</b> ${escapeHtml(JSON.stringify(answer, null, 2))}</pre>`

/** What to try before the first customer. */
export const liveText = () =>
  `<section id="live" class="chapter"><h2>Before you go live</h2>${list(beforeYouGoLive)}</section>`

/** What has changed in the site API. */
export const changesText = () =>
  `<section id="changes" class="chapter"><h2>Changes</h2>
${siteChanges.map(({ version, changes }) => `<h3>${version}</h3>${list(changes)}`).join('\n')}</section>`

type Table = {
  id: string
  title: string
  text?: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

function table({ id, title, text, head, rows }: Table): string {
  const heads = head.map((one) => `<th scope="col">${escapeHtml(one)}</th>`)
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`)
  return `<section id="${id}" class="chapter"><h2>${escapeHtml(title)}</h2>
${text === undefined ? '' : paragraph(text)}
<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></section>`
}

const list = (items: readonly string[]) => `<ul>${items.map((one) => `<li>${rich(one)}</li>`).join('')}</ul>`
const paragraph = (text: string) => `<p>${rich(text)}</p>`
/** Text with \`code\` and **strong** words. */
const rich = (text: string) => withCode(text).replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
const code = (language: Language, source: string) =>
  `<pre class="in-${language}" tabindex="0">${escapeHtml(language === 'php' ? `<?php\n${source}` : source)}</pre>`
