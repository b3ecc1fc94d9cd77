import { escapeHtml, policyOf } from '../../../platform/html.ts'
import type { OpenApiDocument, Operation } from './openapi.ts'
import { style } from './style.ts'
import { typeText } from './type-text.ts'

export type Placed = { method: string; path: string; operation: Operation }

/** The page shows the panel's icon, and nobody frames it. */
export const docsPolicy = policyOf(style, "img-src 'self'", "frame-ancestors 'none'")

/** Renders the document as an HTML page without scripts or external files. */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, components } = document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const ofGroup = (name: string) => operations.filter(({ operation }) => operation.tags.includes(name))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: API</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Endpoints">
${tags.map(({ name }) => `<h2>${escapeHtml(name)}</h2>\n<ul>${ofGroup(name).map(link).join('')}</ul>`).join('\n')}
<h2>Schemas</h2>
<ul>${Object.keys(components.schemas)
    .map((name) => `<li><a href="#schema-${name}">${name}</a></li>`)
    .join('')}</ul>
</nav>
<main>
<h1>${escapeHtml(info.title)}: API</h1>
<p>${withCode(info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI ${document.openapi}</a></p>
${tags.map(({ name }) => `<h2>${escapeHtml(name)}</h2>\n${ofGroup(name).map(section).join('\n')}`).join('\n')}
<h2>Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<h3 id="schema-${name}">${name}</h3>\n<pre>${typeText(schema)}</pre>`)
  .join('\n')}
</main>
</body>
</html>
`
}

function link({ method, path, operation }: Placed): string {
  return `<li><a href="#${operation.operationId}">${badge(method)} ${escapeHtml(path)}</a></li>`
}

/** An endpoint with its parameters, bodies and refusals. */
export function section({ method, path, operation }: Placed): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const { 200: done, ...refusals } = responses
  return `<section id="${operationId}">
<h3>${badge(method)} <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. <small>${escapeHtml(description)}.</small></p>
${parameters.length > 0 ? parameterTable(parameters) : ''}
${requestBody ? `<h4>Body</h4>\n${contentText(requestBody.content)}` : ''}
${done ? `<h4>Answer</h4>\n${contentText(done.content)}` : ''}
<details><summary>Refusals</summary>
<table>${Object.entries(refusals)
    .map(
      ([status, { description: codes }]) =>
        `<tr><th scope="row">${status}</th><td>${withCode(codes)}</td></tr>`,
    )
    .join('')}</table>
</details>
</section>`
}

function parameterTable(parameters: Operation['parameters']): string {
  const rows = parameters.map(
    ({ name, in: place, description = '', required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? '' : ', optional'}</td><td><code>${typeText(schema)}</code> ${withCode(description)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

export function contentText(content: Record<string, { schema: Parameters<typeof typeText>[0] }>): string {
  return Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json' ? `<pre>${typeText(schema)}</pre>` : `<pre>${escapeHtml(type)}</pre>`,
    )
    .join('\n')
}

export const badge = (method: string) => `<b class="${method}">${method.toUpperCase()}</b>`

/** Renders text in backticks as code, and each line as a paragraph. */
export function withCode(text: string): string {
  return escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')
}
