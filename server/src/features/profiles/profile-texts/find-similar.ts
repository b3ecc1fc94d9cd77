import { type SimilarText, similarProfileText } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { likenessOf, normalizedWords, trigramsOf } from '../../answering/messages/text-likeness.ts'
import { loadText } from './load.ts'

/** Maximum number of characters that are compared, newest texts first: some hundredths of a second. */
const maxCharacters = 400_000
/** Texts whose lengths differ more than this are less alike than `similarProfileText`. */
const longestRatio = 2

/**
 * Finds the most similar text of another profile text in the same language, of all site owners.
 * @throws {AppError} `profile_text_not_found`
 */
export async function findSimilarText(
  db: Db,
  operator: Operator,
  id: number,
  text: string,
): Promise<SimilarText | null> {
  const { text: own } = await loadText(db, operator, id)
  const trigrams = trigramsOf(normalizedWords(text))
  let best: { likeness: number; other: Written } | null = null
  for (const other of await findWritten(db, own, text.length)) {
    const likeness = likenessOf(trigrams, normalizedWords(other.body), best?.likeness ?? similarProfileText)
    if (likeness >= similarProfileText && likeness > (best?.likeness ?? 0)) best = { likeness, other }
  }
  if (!best) return null
  const { likeness, other } = best
  const { siteowner_id, writer_id, writer_name, ...shown } = other
  return {
    likeness,
    other: worksFor(operator, siteowner_id)
      ? { ...shown, writer: presentOperator(operator, { id: writer_id, name: writer_name }) }
      : null,
  }
}

type Written = {
  id: number
  title: string
  body: string
  status: NonNullable<SimilarText['other']>['status']
  profile_name: string
  siteowner_id: number
  siteowner_name: string
  writer_id: number
  writer_name: string
  written_at: string
}

async function findWritten(db: Db, own: { id: number; language: string }, length: number) {
  const { rows } = await sql<Written>`
    select f.id, f.title, f.body, f.status, p.name as profile_name, s.id as siteowner_id, s.name as siteowner_name,
      w.id as writer_id, w.name as writer_name, f.first_written_at as written_at
    from (
      select t.*, sum(length(t.body)) over (order by t.id desc) as so_far
      from profile_texts t
      where t.language = ${own.language} and t.id <> ${own.id} and t.body is not null
        and length(t.body) between ${Math.floor(length / longestRatio)} and ${Math.ceil(length * longestRatio)}
    ) f
    join profiles p on p.id = f.profile_id
    join siteowners s on s.id = f.siteowner_id
    join operators w on w.id = f.writer_id
    where f.so_far <= ${maxCharacters}
    order by f.id desc`.execute(db)
  return rows
}
