import type { CsvSeparator } from '@panel/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../testing/read-csv.ts'
import { isFormula } from '../testing/spreadsheet-formula.ts'
import { type Cell, csvOf } from './csv.ts'

const separators = ['comma', 'semicolon'] as const
const signs = { comma: ',', semicolon: ';' }

/** What a reader of the file gets for a text. */
const readOf = (text: string, separator: CsvSeparator = 'comma') =>
  readCsv(csvOf([], [[text]], { separator }), signs[separator])[1]?.[0]

/** The same file without any guard. */
const unguarded = (row: Cell[]) =>
  row
    .map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? '')))
    .join()

describe('a CSV file', () => {
  it('begins with a byte order mark, quotes every text, and has line ends according to RFC 4180', () => {
    const rows = [
      ['Zoë', 12],
      [null, -1.5],
    ]
    expect(csvOf(['name', 'messages'], rows, {})).toBe('\uFEFF"name","messages"\r\n"Zoë",12\r\n,-1.5\r\n')
  })

  it('has decimal commas where semicolons separate its cells', () =>
    expect(csvOf(['a', 'b'], [['x', -1.5]], { separator: 'semicolon' })).toBe(
      '\uFEFF"a";"b"\r\n"x";-1,5\r\n',
    ))

  it('is read as it was written', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', ' ', '=', '-', '+', 'a', '1', '(', ')'),
      }),
    )
    const cell = fc.oneof(text, fc.integer(), fc.constant(null))
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    const plain = (value: Cell) => (value === null ? '' : String(value))
    fc.assert(
      fc.property(table, fc.constantFrom(...separators), (rows, separator) => {
        const read = readCsv(csvOf(['head'], rows, { separator }), signs[separator]).slice(1)
        const apart = (value: string) => value.replaceAll("'", '')
        expect(read.map((cells) => cells.map(apart))).toEqual(
          rows.map((cells) => cells.map(plain).map(apart)),
        )
      }),
    )
  })

  it('shows a spreadsheet no cell that begins as a formula', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ' ', '=', '-', '@', '\t', '\r', 'A', '1', '(') })
    fc.assert(
      fc.property(text, (value) => {
        const read = readOf(value) ?? ''
        expect(/^\s*[-=@]/.test(read) && !/^-\s*\d+\s*$/.test(read) ? read : '').toBe('')
      }),
    )
  })

  it('shows none either when the file is read with the other separator', () => {
    const other = { comma: ';', semicolon: ',' }
    const cell = fc.string({
      unit: fc.constantFrom(';', ',', '\n', '"', ' ', '=SUM(A1)', '@SUM(1)', "-cmd|'x'!A0", '+A1+2'),
    })
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...separators),
        (row, separator) => {
          const cells = readCsv(csvOf(['a'], [row], { separator }), other[separator]).flat()
          expect(cells.filter((read) => /^\s*[-+=@]/.test(read))).toEqual([])
        },
      ),
    )
  })

  it.each([
    // A text begins a formula, another one ends it: the quotes and the separator between them are a text of it.
    [
      ['x', 'a;=', '&A1;y'],
      ['x', "a;'=", '&A1;y'],
    ],
    [
      ['x', 'a;+', null, 5, "&cmd|'x'!A0;"],
      ['x', "a;'+", null, 5, "&cmd|'x'!A0;"],
    ],
    [
      ['x', 'sad ;-(', '&A1);y'],
      ['x', "sad ;'-(", '&A1);y'],
    ],
    [
      ['x', 'a\n=', '', '"', '"&A1;'],
      ['x', "a\n'=", '', '"', '"&A1;'],
    ],
    [
      ['x', 'a;+', '&', '&SUM(1);'],
      ['x', "a;'+", '&', '&SUM(1);'],
    ],
    [
      ['x', 'a;=', ';y'],
      ['x', "a;'=", ';y'],
    ],
    [
      ['x', 'a;+', 0, '"=1;y'],
      ['x', "a;'+", 0, '"=1;y'],
    ],
    // Quotes of a text are doubled, which is an empty text of a formula.
    [
      ['x', 'a;="&A1&";y'],
      ['x', `a;'="&A1&";y`],
    ],
    [
      ['x', 'a;-"&A1;y'],
      ['x', `a;'-"&A1;y`],
    ],
  ])(
    'writes %j as texts, because their parts are a formula where semicolons separate cells',
    (row, written) => {
      const plain = (cells: Cell[]) => cells.map((cell) => String(cell ?? ''))
      const file = csvOf([], [row], {})
      expect(readCsv(file)[1]).toEqual(plain(written))
      expect(
        readCsv(csvOf([], [row], {}), ';')
          .flat()
          .filter(isFormula),
      ).toEqual([])
      expect(readCsv(unguarded(row), ';').flat().filter(isFormula)).not.toEqual([])
    },
  )

  it.each([
    [['x', 'See you ;-(', '2026-11-29T12:00:00Z', 'reply', 'Anna']],
    [['x', 'See you ;-)', '& more']],
    [['x', 'a;=', 'b']],
    [['x', 'a;-', null, 5]],
    [['x', 'a;-5', '&A1;']],
  ])('leaves %j as they are, which are no formula together', (row) => {
    expect(readCsv(csvOf([], [row], {}))[1]).toEqual(row.map((cell) => String(cell ?? '')))
    expect(readCsv(unguarded(row), ';').flat().filter(isFormula)).toEqual([])
  })

  it('has no formula of the parts of its texts, whichever separator it is read with', () => {
    const part = fc.constantFrom(
      ...[
        ';',
        ',',
        '\n',
        '"',
        ' ',
        '=',
        '-',
        '+',
        '&',
        '(',
        ')',
        'A1',
        '1',
        'a',
        "cmd|'x'!A0",
        'SUM(1)',
        '@',
      ],
    )
    const text = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''))
    const row = fc.array(fc.oneof(text, text, text, fc.constant(null), fc.integer({ min: 0, max: 9 })), {
      minLength: 2,
      maxLength: 5,
    })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...separators),
        (rows, separator) => {
          const file = csvOf(['a'], rows, { separator })
          for (const sign of [',', ';']) expect(readCsv(file, sign).flat().filter(isFormula)).toEqual([])
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it.each([
    '=1+1',
    '+31 6',
    '- milk',
    '@SUM(A1)',
    '＝1+1',
    ' =1+1',
    '\u00A0=1',
    '\t1',
    '\r1',
    '=HYPERLINK("x","y")',
    '-A1',
  ])('makes text of %j, which a spreadsheet would run', (text) => expect(readOf(text)).toBe(`'${text}`))

  it.each(['-2', '+3.5', '-1,5', '- 20', '-12 %', 'a=b', 'a,b', 'she said "no"', 'two\nlines', '"=1+1"'])(
    'leaves %j as it is',
    (text) => expect(readOf(text)).toBe(text),
  )

  it.each([
    ['X11;=cmd|A0', "X11;'=cmd|A0"],
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x;"=1+1;"y', `x;"'=1+1;"y`],
    ['two; @SUM(1)', "two; '@SUM(1)"],
    ['two\n=A1', "two\n'=A1"],
    ['a\t-1+2', "a\t'-1+2"],
    ['a;-A1', "a;'-A1"],
    ['a\n- SUM (A1)', "a\n'- SUM (A1)"],
    ['a\n+NOW()', "a\n'+NOW()"],
    ["a\r-cmd|' /C calc'!A0", "a\r'-cmd|' /C calc'!A0"],
    ["a;-'\\\\host\\[b]s'!name", "a;'-'\\\\host\\[b]s'!name"],
    ['a;＠SUM（1）', "a;'＠SUM（1）"],
  ])('writes %j as text, because it is a formula where semicolons separate cells', (text, written) =>
    expect(readOf(text)).toBe(written),
  )

  it('guards against commas in a file with semicolons', () => {
    expect(readOf('x,=1+1;=1+1', 'semicolon')).toBe("x,'=1+1;=1+1")
    expect(readOf('well, - no', 'semicolon')).toBe('well, - no')
  })

  it.each([
    'See you ;-)',
    'so sad ;-( and ;-P ;=) ;-/ ;-|',
    'my list:\n- milk\n- 2 eggs\n- coffee (black)\n-- Marek',
    'one;\n@marek: hi\n+31 6 1234\n-5 °C\n- 20 €',
    'X11; Linux',
    'a;-5',
  ])('leaves %j as it is, where nothing computes', (text) => expect(readOf(text)).toBe(text))

  it('reads no text twice', () => expect(readOf('\n'.repeat(200_000))).toHaveLength(200_000))
})
