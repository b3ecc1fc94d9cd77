import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seeded } from '../../../../../simulator/src/random.ts'
import { useTestApp } from '../../../testing/app.ts'

const test = useTestApp()

const month = '2020-01-01'
const size = 3_000
/** Which part of the entries has each word. */
const parts = { rare: 0.001, some: 0.02, ration: 0.1, many: 0.3, most: 0.8, '|a': 0.5, '|b': 0.01, '|c': 0.2 }
type Word = keyof typeof parts
// The cast: Object.keys does not return the type of the keys.
const words = Object.keys(parts) as Word[]

/** A condition of a search, and whether an entry with these words fulfils it. */
type Condition = { query: string; isMet: (has: (word: string) => boolean) => boolean }

it.each([1, 2, 3])('places are found as in a search of each entry, run %i', async (run) => {
  const random = seeded(run)
  const below = (number: number) => Math.floor(random() * number)
  // The cast: the list is not empty.
  const word = () => words[below(words.length)] as Word
  const placesOf = new Map<string, Set<number>>()
  await sql`delete from history_places`.execute(test.db)
  await sql`insert into history_placed_months (month, placed_at, placed_before, entries) values (${month}, now(), now(), ${size})
    on conflict do nothing`.execute(test.db)
  for (const each of words) {
    const places = Array.from({ length: size }, (_, place) => place).filter(() => random() < parts[each])
    placesOf.set(each, new Set(places))
    if (places.length === 0) continue
    await sql`insert into history_places_to_pack (month, word, entries, few) values (${month}, ${each}, ${places.length}, ${places})`.execute(
      test.db,
    )
  }
  await sql`select pack_history_places(${month}, ${1 + below(500)}, 100)`.execute(test.db)

  const together = ['|b', '|c', '|a', '|nobody'].slice(0, 1 + below(4))
  if (together.length > 1) await sql`select place_history_choice(${month}, ${together})`.execute(test.db)

  const quoted = (text: string) => `'${text}'`
  const conditions: (() => Condition)[] = [
    () => {
      const one = word()
      return { query: quoted(one), isMet: (has) => has(one) }
    },
    () => {
      const [one, other, third] = [word(), word(), word()]
      return {
        query: [one, other, third].map(quoted).join(' | '),
        isMet: (has) => has(one) || has(other) || has(third),
      }
    },
    () => {
      const [one, other, third] = [word(), word(), word()]
      return {
        query: `(${quoted(one)} | ${quoted(other)}) & !${quoted(third)}`,
        isMet: (has) => (has(one) || has(other)) && !has(third),
      }
    },
    () => {
      const [one, other, third, fourth] = [word(), word(), word(), word()]
      return {
        query: `(${quoted(one)} & !${quoted(other)}) | (${quoted(third)} & ${quoted(fourth)})`,
        isMet: (has) => (has(one) && !has(other)) || (has(third) && has(fourth)),
      }
    },
    () => {
      const [one, other] = [word(), word()]
      return { query: `!${quoted(one)} & !${quoted(other)}`, isMet: (has) => !has(one) && !has(other) }
    },
    () => ({ query: `!'nobody'`, isMet: () => true }),
    () => ({ query: together.map(quoted).join(' | '), isMet: (has) => together.some(has) }),
    () => ({ query: `'ra':*`, isMet: (has) => has('rare') || has('ration') }),
  ]
  for (let search = 0; search < 150; search++) {
    const chosen = Array.from({ length: below(5) }, () =>
      // The cast: the list is not empty.
      (conditions[below(conditions.length)] as () => Condition)(),
    )
    const queries = chosen.map(({ query }) => query)
    const expected = Array.from({ length: size }, (_, place) => place).filter((place) =>
      chosen.every(({ isMet }) => isMet((each) => placesOf.get(each)?.has(place) ?? false)),
    )
    const [first, most] = [below(size), 1 + below(size)]
    const { rows } = await sql<{ all: number[]; some: number[]; count: number; beyond: number }>`
      select history_first_places(few, many, 0, ${size}, ${size}) as "all", history_first_places(few, many, ${first}, ${size}, ${most}) as some,
        history_count_found(few, many, ${first}, ${size}) as count, history_place_after(few, many, 0, ${size}, ${Math.min(most, expected.length)}) as beyond
      from history_found_places(${month}, history_rarest_first(history_terms(${queries}::tsquery[])), ${size})`.execute(
      test.db,
    )
    expect({ queries, ...rows[0] }).toEqual({
      queries,
      all: expected,
      some: expected.filter((place) => place >= first).slice(0, most),
      count: expected.filter((place) => place >= first).length,
      beyond: (expected[Math.min(most, expected.length) - 1] ?? -1) + 1,
    })
  }
})

it.each([["'red' <-> 'boat'"], ["'boat' & !('red' & 'blue')"], ["'boat' | !'red'"], ["'boat':A"]])(
  'the places do not tell what %s finds',
  async (query) => {
    const { rows } = await sql<{
      terms: unknown
    }>`select history_terms(${[query]}::tsquery[]) as terms`.execute(test.db)
    expect(rows[0]?.terms).toBeNull()
  },
)
