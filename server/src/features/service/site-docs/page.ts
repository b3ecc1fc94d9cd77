import { escapeHtml, policyOf } from '../../../platform/html.ts'
import { badge, type Placed, section } from '../api-docs/page.ts'
import { typeText } from '../api-docs/type-text.ts'
import { chapters, steps } from './guide.ts'
import { changesText, chapterText, errorTable, eventTexts, liveText, stepText, webhookText } from './parts.ts'
import { siteDocument } from './site-document.ts'
import { type Account, languageNames, languages } from './snippets.ts'
import { style } from './style.ts'

/** The page loads and runs nothing, and nobody frames it. */
export const siteDocsPolicy = policyOf(style, "img-src 'self'", "frame-ancestors 'none'")

/** Renders the guide to the site API, its reference and its changes, without scripts or external files. */
export function siteDocsPage(account: Account): string {
  const document = siteDocument()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect your site - Operator panel</title>
<style>${style}</style>
</head>
<body>
<header><b class="brand">Operator panel</b>
<nav aria-label="Documentation"><a href="#top">Connect your site</a><a href="#reference">Reference</a><a href="#changes">Changes</a>\
<a href="/site/v1/openapi.json">OpenAPI ${document.openapi}</a></nav></header>
<aside><nav aria-label="On this page">${contents(operations)}</nav></aside>
<main id="top">
<h1>Connect your site</h1>
<p class="lead">Your site tells the panel who writes and what they write. Operators answer. The panel sends you the answers. \
Five steps, about an hour.</p>
${languageChoice}
${steps.map((step, index) => stepText(step, index, account)).join('\n')}
${webhookText()}
${eventTexts(document.webhooks)}
${errorTable()}
${chapters.map(chapterText).join('\n')}
${liveText()}
<h2 id="reference">Reference</h2>
${operations.map(section).join('\n')}
<h3>Schemas</h3>
${Object.entries(document.components.schemas)
  .map(
    ([name, schema]) => `<h4 id="schema-${name}">${name}</h4>\n<pre tabindex="0">${typeText(schema)}</pre>`,
  )
  .join('\n')}
${changesText()}
</main>
</body>
</html>
`
}

/** The examples of the other languages are hidden by the style. */
const languageChoice = `<fieldset class="languages"><legend>Examples in</legend>${languageNames
  .map(
    (name, index) =>
      `<label><input type="radio" name="language" value="${name}"${index === 0 ? ' checked' : ''}>${languages[name]}</label>`,
  )
  .join('')}</fieldset>`

function contents(operations: Placed[]): string {
  const links = (places: (readonly [id: string, title: string])[]) =>
    `<ul>${places.map(([id, title]) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('')}</ul>`
  return `<h2>In five steps</h2>
${links(steps.map(({ id, title }, index) => [id, `${index + 1}. ${title}`]))}
<h2>Then</h2>
${links([
  ['webhook', 'Your webhook'],
  ['events', 'Events'],
  ['your-answer', 'What your answer does'],
  ['errors', 'Status and errors'],
  ...chapters.map(({ id, title }) => [id, title] as const),
  ['live', 'Before you go live'],
])}
<h2>Reference</h2>
<ul>${operations
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}">${badge(method)} ${escapeHtml(path.replace('/site/v1', '').replace('{external_id}', '{id}') || '/')}</a></li>`,
    )
    .join('')}</ul>`
}
