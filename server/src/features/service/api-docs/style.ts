/** The style of the API page: two columns, light and dark. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: light-dark(#d9dee4, #373a40); --soft: light-dark(#f4f6f8, #25262b); }
body { margin: 0; display: grid; grid-template-columns: 22rem minmax(0, 1fr); color: light-dark(#1c2733, #d5d8dc); background: light-dark(#fff, #1a1b1e); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem; border-right: 1px solid var(--line); font-size: 13px; }
nav h2 { font-size: 12px; text-transform: uppercase; letter-spacing: .05em; margin: 1rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .1rem 0; text-decoration: none; overflow-wrap: anywhere; }
main { padding: 1rem 2rem 4rem; max-width: 60rem; }
main h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); text-transform: capitalize; }
section { margin: 1.5rem 0 2rem; padding: .25rem 1rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; } h4 { margin: 1rem 0 .25rem; font-size: .85rem; }
a { color: light-dark(#1864ab, #74c0fc); }
code, pre { font: 13px/1.45 ui-monospace, monospace; } i { color: light-dark(#5c6670, #a0a6ad); font-style: normal; }
pre { background: var(--soft); padding: .75rem; border-radius: 6px; overflow: auto; margin: 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
small { color: light-dark(#5c6670, #a0a6ad); } summary { cursor: pointer; margin-top: .75rem; font-size: .85rem; }
b { font: 600 11px/1 ui-monospace, monospace; padding: .15rem .35rem; border-radius: 4px; color: #fff; background: #495057; }
b.get { background: #1864ab; } b.post { background: #2b6e35; } b.put, b.patch { background: #9a5200; } b.delete { background: #b02a2a; }
:target { outline: 2px solid light-dark(#1864ab, #74c0fc); outline-offset: 2px; }
@media (max-width: 60rem) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 1rem; } }
`
