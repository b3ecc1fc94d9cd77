import type { InterfaceLanguage } from '@panel/contract'
import { Html, html, policyOf } from '../../../platform/html.ts'
import { momentsIn } from '../evidence/html/moments.ts'
import { rows } from '../evidence/html/parts.ts'
import { styleOf } from '../evidence/html/style.ts'
import { type CopyWords, copyWordsIn } from './copy-words.ts'

/**
 * Writes the copy as one HTML page for people, while its rows are read: it opens without a network and runs no script. The JSON files
 * beside it have the same rows.
 */
export function openCopyPage(language: InterfaceLanguage, timezone: string) {
  const words = copyWordsIn(language, momentsIn(language, timezone))
  const style = styleOf(words, words.title)
  let source = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="quiet">${words.about}</p>
<p class="quiet">${words.times(timezone)}</p>
`.source
  let last: string | null = null
  return {
    /** Adds rows of a class; those of one class follow one another. */
    add(name: string, found: readonly unknown[]) {
      if (found.length === 0) return
      if (name !== last) source += html`<h2>${words.section(name)}</h2>\n`.source
      last = name
      for (const row of found) source += rowOf(words, row).source
    },
    end: () => Buffer.from(`${source}</main>\n</body>\n</html>\n`),
  }
}

function rowOf(words: CopyWords, row: unknown): Html {
  // The cast: each row of the copy is a JSON object.
  const fields = Object.entries(row as Record<string, unknown>)
  return html`<article>${rows(
    ...fields.map(([field, value]) => [words.label(field), words.value(field, value)] as const),
  )}</article>\n`
}
