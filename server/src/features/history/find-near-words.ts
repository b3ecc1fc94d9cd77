import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { InvalidInput } from '../../platform/http/errors.ts'
import { findTeam } from '../operators/find-team.ts'
import { compileSearch, quoted } from './compile-search.ts'
import { countEntries, type HistoryFilters, momentsOf } from './find-entries.ts'
import { type Marks, marksOf, queriesOf } from './marks.ts'
import { distanceOf, nearest } from './nearest-word.ts'
import { parseSearch } from './parse-search.ts'
import { partsOf } from './present-entry.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

/** Words are looked for in so many of the newest messages that the viewer may see. */
const newest = 1_000
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
  const typed = parseSearch(q)
    .filter(({ kind, isExcluded, text }) => kind === 'words' && !isExcluded && /^\p{L}{4,}$/u.test(text))
    .slice(0, maxWords)
  if (marks === null || typed.length === 0) return null
  const compiled = await Promise.all(typed.map(({ text }) => formsOf(db, text, language)))
  const known = await findWords(db, filters, marks, compiled.flat())
  let corrected = q
  for (const [place, { text }] of typed.entries()) {
    const lexeme = nearest(compiled[place] ?? [], known)
    const word = lexeme && (await findWritten(db, filters, marks, lexeme, text))
    if (word) corrected = corrected.replace(text, () => word)
  }
  if (corrected === q) return null
  return (await countEntries(db, viewer, { ...filters, q: corrected }, 1)) > 0 ? corrected : null
}

/** The forms in which a word is compared, in the language of the search or in any; none for a word that is in every text. */
async function formsOf(db: Db, word: string, language: string | undefined): Promise<string[]> {
  try {
    const query = await compileSearch(db, word, language)
    return [...(query ?? '').matchAll(/'([^']+)'/g)].map(([, form = '']) => form)
  } catch (error) {
    if (error instanceof InvalidInput) return []
    throw error
  }
}

/** The forms of words of a similar length in the newest messages, and how many have them. */
async function findWords(
  db: Db,
  filters: HistoryFilters,
  marks: Marks,
  forms: readonly string[],
): Promise<Map<string, number>> {
  if (forms.length === 0) return new Map()
  const { first, last } = momentsOf(filters)
  const lengths = forms.map(({ length }) => length)
  const { rows } = await sql<{ form: string; uses: number }>`
    select w.lexeme as form, count(*)::int as uses
    from find_history_entries(${queriesOf(marks)}::tsquery[], ${first}, ${last}, null, ${newest}) f, unnest(f.words) w
    where left(w.lexeme, 1) <> '|' and length(w.lexeme) between ${Math.min(...lengths) - 2}::int and ${Math.max(...lengths) + 2}::int
      and not f.words @@ ${quoted('|x')}::tsquery
    group by 1`.execute(db)
  return new Map(rows.map(({ form, uses }) => [form, uses]))
}

/** The word of a text that has this form: of several in it, the one that is most like the typed word. */
async function findWritten(
  db: Db,
  filters: HistoryFilters,
  marks: Marks,
  form: string,
  typed: string,
): Promise<string | null> {
  const { first, last } = momentsOf(filters)
  const queries = queriesOf({
    required: [quoted(form), ...marks.required],
    excluded: [...marks.excluded, '|x'],
  })
  const { rows } = await sql<FoundEntry>`
    select id, at, message_id, message_created_at, skip_id
    from find_history_entries(${queries}::tsquery[], ${first}, ${last}, null, 1)`.execute(db)
  const [entry] = await readEntries(db, rows, quoted(form))
  const hits = partsOf(entry?.body ?? '').filter(({ hit }) => hit)
  const [word] = hits
    .map(({ part }) => part.toLowerCase())
    .toSorted((one, other) => distanceOf(one, typed) - distanceOf(other, typed))
  return word ?? null
}
