import type { Rule, SourceFile } from './source.ts'

const page = 'docs/specification.md'

/** A row of the table: `| sentence | [title](../path/to/file.test.ts) … |`. */
const isRow = (line: string) => line.startsWith('| ') && !/^\| (Sentence|-)/.test(line)
const link = /\[((?:[^\]\\]|\\.)+)\]\(\.\.\/([^)]+)\)/g

export const specificationRules: Rule[] = [
  {
    title: 'every test that docs/specification.md names exists',
    find: (files) => {
      const table = files.find(({ path }) => path === page)
      if (!table) return []
      const texts = new Map(files.map(({ path, text }) => [path, plain(text)]))
      return table.text
        .split('\n')
        .filter(isRow)
        .flatMap((line) => missing(line, texts))
    },
    broken: [
      row('| Skip requires a reason. | [asks why](../e2e/answering/leave.test.ts) |'),
      test("it('sends')"),
    ],
    right: [
      row('| Skip requires a reason. | [asks why](../e2e/answering/leave.test.ts) |'),
      test("it('asks why')"),
    ],
  },
  {
    title: 'every sentence of docs/specification.md names a test',
    find: (files) =>
      files
        .filter(({ path }) => path === page)
        .flatMap(({ text }) => text.split('\n').filter((line) => isRow(line) && !line.match(link))),
    broken: [row('| Skip requires a reason. | |')],
    right: [row('| --- | --- |\n| Skip requires a reason. | [asks why](../e2e/answering/leave.test.ts) |')],
  },
]

function missing(line: string, texts: Map<string, string>): string[] {
  return [...line.matchAll(link)].flatMap(([, title = '', path = '']) => {
    const isThere = texts.get(path)?.includes(plain(title.replaceAll(/\\(.)/g, '$1')))
    return isThere ? [] : [`${path} has no test "${title}"`]
  })
}

/** Titles can have three kinds of quotes. */
const plain = (text: string) => text.replaceAll("\\'", "'").replaceAll('\\`', '`')

function row(text: string): SourceFile {
  return { path: page, text }
}

function test(text: string): SourceFile {
  return { path: 'e2e/answering/leave.test.ts', text }
}
