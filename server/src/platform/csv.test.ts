import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (cell: string) => csvOf([], [[cell]]).slice('\uFEFF\r\n'.length, -2)

describe('a CSV file', () => {
  it('begins with a byte order mark, and has line ends according to RFC 4180', () => {
    expect(
      csvOf(
        ['name', 'messages'],
        [
          ['Zoë', 12],
          [null, -1.5],
        ],
      ),
    ).toBe('\uFEFFname,messages\r\nZoë,12\r\n,-1.5\r\n')
  })

  it.each(['=1+1', '+31 6', '-2', '@SUM(A1)', '＝1+1'])(
    'makes text of %j, which a spreadsheet would run',
    (cell) => expect(cellOf(cell)).toBe(`'${cell}`),
  )

  // Where Excel separates cells by semicolons (Dutch, Polish, French …), a formula can begin inside of the text, quoted or not.
  it.each([
    ['X11;=cmd|A0', `"X11;'=cmd|A0"`],
    ['two; @lines', `"two; '@lines"`],
    ['two\n=1+1', `"two\n'=1+1"`],
    ['a\t-1', `"a\t'-1"`],
    ['\t1', `"'\t1"`],
    [' =1+1', " '=1+1"],
    ['\u00A0=1', "\u00A0'=1"],
    ['X11; Linux', '"X11; Linux"'],
  ])('writes %j as text, because it is a formula where other separators are used', (cell, written) =>
    expect(cellOf(cell)).toBe(written),
  )

  it.each([
    ['a,b', '"a,b"'],
    ['she said "no"', '"she said ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['a=b', 'a=b'],
  ])('writes %j as %j', (cell, written) => expect(cellOf(cell)).toBe(written))
})
