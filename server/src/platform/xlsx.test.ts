import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentOf, readXlsx } from '../testing/read-xlsx.ts'
import type { Cell } from './csv.ts'
import { maxCellLength, type SheetForm, sheetPart, xlsxFile } from './xlsx.ts'

const form = (own: Partial<SheetForm> = {}): SheetForm => ({
  name: 'list',
  head: ['text', 'time', 'number'],
  moments: ['time'],
  zone: 'Europe/Amsterdam',
  ...own,
})

async function* partsOf(...parts: Cell[][][]) {
  for (const rows of parts) yield sheetPart(rows)
}

const fileOf = (parts: AsyncIterable<string>, own?: Partial<SheetForm>) => buffer(xlsxFile(form(own), parts))
const readOf = async (...rows: Cell[][]) => readXlsx(await fileOf(partsOf(rows)))[0]?.rows.slice(1) ?? []

/** What a spreadsheet shows for a text. */
const shownFor = async (text: string) => (await readOf([text, null, null]))[0]?.A

describe('an XLSX file', () => {
  it('has a bold head that stays in view, and columns as wide as what they have', async () => {
    const [sheet] = readXlsx(await fileOf(partsOf([['x', '2026-11-29T12:00:00Z', 1]]), { wide: ['text'] }))
    expect(sheet?.name).toBe('list')
    expect(Object.values(sheet?.rows[0] ?? {}).map(({ value }) => value)).toEqual([
      'text',
      'time (Europe/Amsterdam)',
      'number',
    ])
    for (const [row, isBold] of [
      [0, true],
      [1, false],
    ] as const)
      expect(Object.values(sheet?.rows[row] ?? {}).map((cell) => cell.isBold)).toEqual([
        isBold,
        isBold,
        isBold,
      ])
    expect(sheet?.xml).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/)
    const widths = [...(sheet?.xml.matchAll(/<col [^>]*width="(\d+)"/g) ?? [])].map(([, width]) =>
      Number(width),
    )
    expect(widths).toHaveLength(3)
    expect(widths[0]).toBeGreaterThan(Number(widths[1]))
    expect(widths[1]).toBeGreaterThanOrEqual('2026-11-29 12:00:00'.length)
  })

  it('has numbers as numbers and times as times by the clock of the service', async () => {
    const rows = await readOf(
      ['summer', '2026-07-01T12:00:00.987654+00:00', -1.5],
      ['winter', '2026-12-01T23:30:00Z', 123_456_789],
      [null, null, null],
      ['last', null, 0],
    )
    expect(rows[0]?.C).toMatchObject({ type: 'n', value: '-1.5', format: 'General' })
    expect(rows[1]?.C).toMatchObject({ type: 'n', value: '123456789' })
    expect(rows.slice(0, 2).map((row) => momentOf(row.B?.value ?? ''))).toEqual([
      '2026-07-01T14:00:00.000Z',
      '2026-12-02T00:30:00.000Z',
    ])
    expect(rows[0]?.B).toMatchObject({ type: 'n', format: 'yyyy-mm-dd hh:mm:ss' })
    expect(rows.at(-1)).toMatchObject({ A: { value: 'last' }, C: { value: '0' } })
  })

  it.each([
    'See you ;-)',
    'my list:\n- milk\n- bread',
    '=1+1',
    '=HYPERLINK("http://a.b","c")',
    "-cmd|' /C calc'!A0",
    '@SUM(A1)',
    '+31 6 1234',
    '\t=1',
    '{=1}',
    '2026-01-02',
    '007',
    '1E5',
    'TRUE',
    '👩‍👩‍👧 ❤️ 👍🏽',
    'שלום مرحبا \u202Eabc\u202C',
    ' two spaces  ',
    '<b>&amp; "quoted" \'x\' ]]>',
    '_x0041_ and _X000d_ and _x005F_',
    'a\u0000b\u0001c\u001Fd\u007Fe\u000Bf',
    '\uFFFE\uFFFF',
    '\u00A0nbsp\u2028line\u200B',
  ])('has %j as it was written, as a text', async (text) =>
    expect(await shownFor(text)).toEqual({
      type: 'inlineStr',
      value: text,
      isFormula: false,
      isBold: false,
      format: 'General',
    }),
  )

  it('has every text as it was written', async () => {
    const unit = fc.constantFrom(
      '=',
      '_',
      'x',
      '0',
      '4',
      '\u0001',
      '\n',
      '&',
      '<',
      '"',
      ' ',
      'é',
      '😀',
      '\uFFFF',
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), async (text) => {
        expect((await shownFor(text))?.value).toBe(text.toWellFormed().replace(/\r\n?/g, '\n'))
      }),
    )
  })

  it('replaces half of a character, and ends lines as spreadsheets do', async () => {
    expect((await shownFor('a\uD83Db'))?.value).toBe('a\uFFFDb')
    expect((await shownFor('a\r\nb\rc'))?.value).toBe('a\nb\nc')
  })

  it('has as much of a text as a cell can have, cut between characters, and says how much is missing', async () => {
    expect((await shownFor('a'.repeat(maxCellLength)))?.value).toBe('a'.repeat(maxCellLength))
    const { value } = (await shownFor('👩‍👩‍👧'.repeat(5_000))) ?? { value: '' }
    expect(value.length).toBeLessThanOrEqual(maxCellLength)
    const [, text = '', missing] = /^(.*) … \[cut: (\d+) more characters\]$/.exec(value) ?? []
    expect(text.replaceAll('👩‍👩‍👧', '')).toBe('')
    expect(text.length + Number(missing)).toBe(5_000 * '👩‍👩‍👧'.length)
  })

  it('has the rows of all parts, and only the head without any', async () => {
    const parts = partsOf(
      [['a', null, 1]],
      [],
      [
        ['b', null, 2],
        ['c', null, 3],
      ],
    )
    expect(
      readXlsx(await fileOf(parts))[0]
        ?.rows.slice(1)
        .map((row) => row.A?.value),
    ).toEqual(['a', 'b', 'c'])
    expect(readXlsx(await fileOf(partsOf()))[0]?.rows).toHaveLength(1)
  })

  it('goes on in another sheet, with the head, after the rows that a sheet can have', async () => {
    const file = await fileOf(
      partsOf([
        ['a', null, 1],
        ['b', null, 2],
        ['c', null, 3],
      ]),
      { rowsOfSheet: 3 },
    )
    expect(readXlsx(file).map(({ rows }) => rows.map((row) => row.A?.value))).toEqual([
      ['text', 'a', 'b'],
      ['text', 'c'],
    ])
  })

  it('begins before its last rows are read, and reads no more of them when nobody receives it', async () => {
    const all = 1_000
    let read = 0
    const stopped = Promise.withResolvers<number>()
    async function* many() {
      try {
        for (; read < all; read++)
          yield sheetPart(Array.from({ length: 100 }, () => [`${Math.random()}`.repeat(20), null, read]))
      } finally {
        stopped.resolve(read)
      }
    }
    let received = 0
    for await (const chunk of xlsxFile(form(), many())) {
      received += chunk.length
      if (received > 10_000) break
    }
    expect(await stopped.promise).toBeLessThan(all)
  })

  it('fails when its rows do', async () => {
    async function* failing() {
      yield sheetPart([['a', null, 1]])
      throw new Error('the database is gone')
    }
    await expect(fileOf(failing())).rejects.toThrow('the database is gone')
  })
})
