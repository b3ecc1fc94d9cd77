import { type Html, html, showUnseen } from '../../../../platform/html.ts'
import type { EvidenceDocument } from '../document.ts'
import type { EvidenceTexts } from './texts.ts'
import type { Words } from './words.ts'

/** What a section of the document is written from. */
export type Source = { document: EvidenceDocument; texts: EvidenceTexts; words: Words }

/** Writes sections of the document: each item is as long as one message at most. */
export type Section = (source: Source) => Iterable<Html>

/** A text of somebody: its direction is its own, and its lines stay. */
export const said = (text: string) => html`<p class="said" dir="auto">${showUnseen(text)}</p>`

/** A row for each value that there is. */
export const rows = (...all: (readonly [label: string, value: string | null])[]) =>
  html`<dl>${all.map(
    ([label, value]) =>
      value !== null && html`<div><dt>${label}</dt><dd dir="auto">${showUnseen(value)}</dd></div>`,
  )}</dl>`

export const subheading = (words: string) => html`<h3>${showUnseen(words)}</h3>`

export const nothing = ({ texts }: Source) => html`<p>${texts.none}</p>`

/** A table, begun and ended apart from its rows, which are many. */
export function* table(head: readonly string[], lines: Iterable<readonly string[]>): Iterable<Html> {
  yield html`<table><thead><tr>${head.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>`
  for (const cells of lines)
    yield html`<tr>${cells.map((each) => html`<td dir="auto">${showUnseen(each)}</td>`)}</tr>`
  yield html`</table>`
}
