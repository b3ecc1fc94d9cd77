import { folded } from '@panel/contract/rules/fold'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { inNameOrder } from './name-order.ts'

const test = useTestApp()

const inDatabase = async (texts: string[]) => {
  const { rows } = await sql<{ text: string }>`
    select folded(text) as text from unnest(${texts}::text[]) with ordinality t (text, place) order by place`.execute(
    test.db,
  )
  return rows.map(({ text }) => text)
}

describe('a text as searches compare it', () => {
  it.each([
    ['\u00C9mile', 'emile'],
    ['E\u0301mile', 'emile'],
    ['O\u2019Connor', "o'connor"],
    ['  de \u00A0 Vries\n', 'de vries'],
    ['Stra\u00DFe \u0141\u00F3d\u017A S\u00F8ren \u0130stanbul', 'strasse lodz soren istanbul'],
    ['\uFF21nna \u2014 \u201Cwell\u201D', 'anna - "well"'],
    ['zo\u200Be\u00AD', 'zoe'],
    ['\u039F\u0394\u039F\u03A3', '\u03BF\u03B4\u03BF\u03C3'],
  ])('%j is %j, in the pages and in the database', async (text, wanted) => {
    expect(folded(text)).toBe(wanted)
    expect(await inDatabase([text])).toEqual([wanted])
  })

  it('is the same in the pages and in the database, whatever the letters', async () => {
    const letters = fc.oneof(
      fc.integer({ min: 0x20, max: 0x24f }),
      fc.integer({ min: 0x300, max: 0x36f }),
      fc.integer({ min: 0x391, max: 0x3a1 }),
      fc.integer({ min: 0x400, max: 0x45f }),
      fc.integer({ min: 0x1e00, max: 0x1eff }),
      fc.integer({ min: 0x2000, max: 0x206f }),
      fc.integer({ min: 0x1f600, max: 0x1f64f }),
    )
    const texts = fc.sample(
      fc.array(letters, { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes)),
      2_000,
    )
    expect(await inDatabase(texts)).toEqual(texts.map(folded))
    expect(texts.map((text) => folded(folded(text)))).toEqual(texts.map(folded))
  })
})

it('names are in the order in which people look for them', async () => {
  const names = [
    'Zulu',
    '\u017Babka',
    'Robot 10',
    '\u00E9clair',
    'apple',
    '\u00D1and\u00FA',
    'Opal',
    '\u0141ucja',
    'Robot 2',
    'Apple',
  ]
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) t (name) order by ${inNameOrder('name')}`.execute(test.db)
  expect(rows.map(({ name }) => name)).toEqual(
    names.toSorted(new Intl.Collator('en', { numeric: true }).compare),
  )
})
