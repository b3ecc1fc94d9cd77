import type { EvidenceTexts } from './texts.ts'

/** The style of a document, on a screen and on paper. Each printed page has the words of its foot and its number. */
export const styleOf = (texts: Pick<EvidenceTexts, 'page'>, foot: string) => `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 800px; font: 15px/1.5 system-ui, sans-serif; color: #1c1917; background: #fff; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; }
h2 { margin: 40px 0 12px; padding-bottom: 6px; border-bottom: 1px solid #d9d5cf; font-size: 19px; }
h3 { margin: 24px 0 8px; font-size: 15px; }
p { margin: 0 0 8px; }
a { color: #1b4f8f; }
.kind { margin: 4px 0 20px; font-size: 18px; color: #a3201b; }
.quiet, dt, th, .head, .with { color: #5c564f; }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
dl { margin: 0 0 12px; }
dl > div { display: grid; grid-template-columns: 170px minmax(0, 1fr); gap: 2px 12px; padding: 2px 0; }
dd { margin: 0; }
dd, td, .said, .with { overflow-wrap: anywhere; white-space: pre-wrap; }
nav ol { margin: 0; padding-inline-start: 24px; columns: 2; }
nav a { display: block; padding: 3px 0; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #ece9e4; text-align: start; vertical-align: top; }
article { margin: 0 0 12px; padding-inline-start: 12px; border-inline-start: 3px solid #d9d5cf; }
article p { margin: 0; }
.out { border-color: #8fa9c9; }
.head, .with { font-size: 13px; }
.escalated { border-color: #a3201b; }
.mark { font-weight: 600; color: #a3201b; }
@media (max-width: 560px) {
  dl > div { grid-template-columns: minmax(0, 1fr); }
  nav ol { columns: 1; }
}
@page {
  size: A4;
  margin: 18mm 16mm 24mm;
  @bottom-left { content: ${cssText(foot)}; font: 7pt/1.4 system-ui, sans-serif; color: #5c564f; white-space: pre; }
  @bottom-right { content: ${numberOfPage(texts)}; font: 7pt/1.4 system-ui, sans-serif; color: #5c564f; }
}
@media print {
  body { padding: 0; max-width: none; font-size: 9.5pt; }
  h2, h3, .head, .mark { break-after: avoid; }
  article, tr, dl > div { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`

const cssText = (text: string) =>
  `"${text.replaceAll(/["\\<\n]/g, (mark) => `\\${mark.codePointAt(0)?.toString(16)} `)}"`

/** The browser counts the pages when it prints. */
const numberOfPage = ({ page }: Pick<EvidenceTexts, 'page'>) =>
  page
    .split(/\{\{(pages?)\}\}/)
    .map((piece, place) => (place % 2 === 1 ? `counter(${piece})` : cssText(piece)))
    .join(' ')
