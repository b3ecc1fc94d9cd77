import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { findTeam } from '../../people/operators/find-team.ts'
import { compileSearch, quoted } from './compile-search.ts'
import { countEntries, type HistoryFilters, momentsOf } from './find-entries.ts'
import { type Marks, marksOf, queriesOf } from './marks.ts'
import { distanceOf, nearest } from './nearest-word.ts'
import { parseSearch } from './parse-search.ts'
import { partsOf } from './present-entry.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

/** Words are looked for in so many of the newest messages that the viewer may see: in few, then in more if one is not found. */
const newest = [200, 500]
/** Words of a search that are compared. */
const maxWords = 4

/**
 * For a search that finds nothing: the same search with words that are written nearly like those that do not occur, and that finds
 * something. The words are read from the newest messages that this viewer finds with these filters, so that nothing is said about others;
 * deleted ones are left out.
 * @returns null when there is no such search
 */
export async function findNearWords(
  db: Db,
  viewer: Operator,
  filters: HistoryFilters,
): Promise<string | null> {
  const { q = '', language } = filters
  const marks = marksOf(viewer, filters, await findTeam(db, viewer, filters.team_id))
  const terms = parseSearch(q)
  const typed = terms
    .filter(({ kind, isExcluded, text }) => kind === 'words' && !isExcluded && /^\p{L}{4,}$/u.test(text))
    .slice(0, maxWords)
  if (marks === null || typed.length === 0) return null
  const compiled = await Promise.all(typed.map(({ text }) => formsOf(db, text, language)))
  const { known, found } = await findNearest(db, filters, marks, compiled)
  let corrected = q
  for (const [place, { text }] of typed.entries()) {
    const near = found[place]
    const word = near && (await findWritten(db, known.get(near)?.newest, near, text))
    if (word) corrected = corrected.replace(text, () => word)
  }
  if (corrected === q) return null
  // The message in which the only word was read has its form.
  const [form] = found
  if (form && terms.length === 1 && /^\p{L}+$/u.test(corrected)) {
    const forms = await formsOf(db, corrected, language)
    if (forms.includes(form)) return corrected
  }
  return (await countEntries(db, viewer, { ...filters, q: corrected }, 1)) > 0 ? corrected : null
}

/** The forms in which a word is compared, in the language of the search or in any; none for a word that is in every text. */
async function formsOf(db: Db, word: string, language: string | undefined): Promise<string[]> {
  try {
    const search = await compileSearch(db, word, language)
    return [...(search?.hits ?? '').matchAll(/'([^']+)'/g)].map(([, form = '']) => form)
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}

/** A form of words: how many messages have it, and the newest of them. */
type KnownForm = { uses: number; newest: FoundEntry }

/** For the forms of each word the nearest known one; null when a form of the word is known itself, or none is like it. */
async function findNearest(db: Db, filters: HistoryFilters, marks: Marks, words: readonly string[][]) {
  let known = new Map<string, KnownForm>()
  let found: (string | null)[] = []
  for (const messages of newest) {
    known = await findWords(db, filters, marks, words.flat(), messages)
    const uses = new Map([...known].map(([form, each]) => [form, each.uses]))
    found = words.map((forms) => nearest(forms, uses))
    if (words.every((forms, place) => found[place] || forms.some((form) => uses.has(form)))) break
  }
  return { known, found }
}

/** The forms of words of a similar length in the newest messages. */
async function findWords(
  db: Db,
  filters: HistoryFilters,
  marks: Marks,
  forms: readonly string[],
  messages: number,
): Promise<Map<string, KnownForm>> {
  if (forms.length === 0) return new Map()
  const { first, last } = momentsOf(filters)
  const lengths = forms.map(({ length }) => length)
  const { rows } = await sql<FoundEntry & { form: string; uses: number }>`
    with found as materialized (
      select *, row_number() over (order by at desc, id desc) as place
      from find_history_entries(${queriesOf(marks)}::tsquery[], ${first}, ${last}, null, ${messages}) f
      where not f.words @@ ${quoted('|x')}::tsquery
    ), forms as (
      select w.lexeme as form, count(*)::int as uses, min(f.place) as place
      from found f, unnest(tsvector_to_array(f.words)) w (lexeme)
      where left(w.lexeme, 1) <> '|' and length(w.lexeme) between ${Math.min(...lengths) - 2}::int and ${Math.max(...lengths) + 2}::int
      group by 1
    )
    select form, uses, id, at, message_id, message_created_at, skip_id from forms join found using (place)`.execute(
    db,
  )
  return new Map(rows.map(({ form, uses, ...newest }) => [form, { uses, newest }]))
}

/** The word of a message that has this form: of several in it, the one that is most like the typed word. */
async function findWritten(
  db: Db,
  entry: FoundEntry | undefined,
  form: string,
  typed: string,
): Promise<string | null> {
  const [read] = entry ? await readEntries(db, [entry], quoted(form)) : []
  const hits = partsOf(read?.body ?? '').filter(({ hit }) => hit)
  const [word] = hits
    .map(({ part }) => part.toLowerCase())
    .toSorted((one, other) => distanceOf(one, typed) - distanceOf(other, typed))
  return word ?? null
}
