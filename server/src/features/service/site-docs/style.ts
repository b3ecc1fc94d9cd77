import { style as ofReference } from '../api-docs/style.ts'

/** The style of the guide, after that of the reference: a header, contents, and steps in two columns. */
export const style = `${ofReference}
:root { --canvas: light-dark(#f6f5f1, #1a1b1e); --surface: light-dark(#fff, #212226); --accent: light-dark(#125f6d, #6cc3d2); --muted: light-dark(#5a5750, #a9a59d); }
body { grid-template-columns: 15rem minmax(0, 1fr); grid-template-rows: auto 1fr; background: var(--canvas); }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding: .6rem 1.5rem; border-bottom: 1px solid var(--line); }
header .brand { all: unset; font-weight: 600; } header nav { all: unset; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
aside nav { padding: 1rem 1.5rem; border: 0; } aside nav h2 { text-transform: none; letter-spacing: 0; color: var(--muted); font-weight: 500; }
a { color: var(--accent); }
main { max-width: 72rem; padding-top: 1.5rem; } main h2 { text-transform: none; } h1 { font-size: 1.7rem; margin: 0 0 .25rem; }
.lead { color: var(--muted); max-width: 36rem; margin: 0; }
.languages { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: end; margin: .5rem 0; padding: .5rem 0; border: 0; background: var(--canvas); color: var(--muted); }
.languages legend { float: left; padding: 0; margin-right: 1rem; } .languages label { cursor: pointer; } .languages input { accent-color: var(--accent); }
section.step, section.chapter { margin: 0; padding: 1.5rem 0; border: 0; border-top: 1px solid var(--line); border-radius: 0; }
section h2 { margin: 0 0 .75rem; padding: 0; border: 0; font-size: 1.1rem; }
.step { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 1.5rem; align-items: start; }
.step h2 span { display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; margin-right: .6rem; border-radius: 50%; font-size: .8rem; color: light-dark(#fff, #10282d); background: var(--accent); }
.step p:first-of-type { margin-top: 0; } .chapter > p { max-width: 48rem; }
figure { margin: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); overflow: hidden; }
figcaption { padding: .5rem .9rem; border-bottom: 1px solid var(--line); color: var(--muted); font-size: .85rem; }
figure pre { background: none; border-radius: 0; } figure .answer { border-top: 1px solid var(--line); background: var(--soft); }
figure pre b { all: unset; color: light-dark(#1d6b38, #7bd19a); font-weight: 600; }
.note { padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.note.warn { border-color: light-dark(#e0b45c, #7d6326); background: light-dark(#fdf3dd, #362d17); }
.chapter { overflow-x: auto; } .chapter table { background: var(--surface); border: 1px solid var(--line); } .chapter th, .chapter td { padding: .45rem .9rem; } .chapter td code { overflow-wrap: anywhere; }
${['curl', 'js', 'php', 'python'].map((name) => `body:has([value=${name}]:checked) figure pre[class^=in-]:not(.in-${name})`).join(', ')} { display: none; }
section, :target { scroll-margin-top: 3rem; }
@media (max-width: 60rem) { aside { display: none; } .step { grid-template-columns: minmax(0, 1fr); } header { padding: .6rem 1rem; } }
`
