import type { SentMessageType } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { hitEnd, hitStart, markPhrases } from './mark-phrases.ts'

/** An entry as `find_history_entries` returns it. */
export type FoundEntry = {
  id: number
  at: string
  message_id: number
  message_created_at: string
  skip_id: number | null
}

export type HistoryRow = FoundEntry & {
  direction: 'in' | 'out'
  type: SentMessageType
  /** The text, in which each word of the search is between `hitStart` and `hitEnd`. */
  body: string | null
  length: number
  answered_at: string | null
  has_photo: boolean
  has_gift: boolean
  is_hidden: boolean
  is_deleted: boolean
  is_reported: boolean
  reason_code: string | null
  reason_words: string | null
  operator_id: number
  operator_name: string
  conversation_id: number
  language: string
  siteowner_id: number
  siteowner_name: string
  customer_id: number
  customer_name: string
  profile_id: number
  profile_name: string
}

const marked = (language: RawBuilder<unknown>, body: RawBuilder<unknown>, words: string) =>
  sql`ts_headline(configuration_of_language(${language}), history_separated(${body}), ${words}::tsquery,
    ${`HighlightAll=true, StartSel=${hitStart}, StopSel=${hitEnd}`})`

/** The marks of a text whose joined words were separated, in the text as it was written: both have the same number of characters. */
function inWritten(separated: string, written: string): string {
  const characters = [...written]
  let place = 0
  const marked = Array.from(separated, (character) =>
    character === hitStart || character === hitEnd ? character : characters[place++],
  )
  return place === characters.length ? marked.join('') : written
}

/** Marks the hits in texts of one language. @param words null when nothing is searched */
export async function markHits(
  db: Db,
  texts: readonly string[],
  { language, words }: { language: string; words: string | null },
): Promise<readonly string[]> {
  if (words === null) return texts
  const { rows } = await sql<{ text: string }>`
    select ${marked(sql`${language}::text`, sql`body`, words)} as text
    from unnest(${texts}::text[]) with ordinality t (body, place) order by place`.execute(db)
  const marks = await markPhrases(
    db,
    rows.map(({ text }, index) => ({ text: inWritten(text, texts[index] ?? ''), language })),
    words,
  )
  return marks.map((text) => text ?? '')
}

/**
 * Reads the messages of these entries, in their order. Messages of archived months are left out.
 * @param words the `tsquery` whose hits are marked
 */
export async function readEntries(
  db: Db,
  found: readonly FoundEntry[],
  words: string | null,
): Promise<HistoryRow[]> {
  if (found.length === 0) return []
  // A message that was skipped twice is read once.
  const times = new Map(found.map((entry) => [entry.message_id, entry.message_created_at]))
  const body = words === null ? sql`null` : marked(sql.ref('c.language'), sql.ref('m.body'), words)
  const { rows } = await sql<
    Omit<HistoryRow, keyof FoundEntry> & { place: number; separated: string | null }
  >`
    select f.place, m.direction, m.body, ${body} as separated, length(m.body) as length,
      case when s.id is null then m.type when m.direction = 'in' then 'reply' else 'poke' end as type,
      case when s.id is null then m.answered_at end as answered_at,
      m.photo_id is not null or m.photo_url is not null as has_photo, m.gift is not null or m.gift_id is not null as has_gift,
      m.hidden_at is not null as is_hidden, m.deleted_at is not null as is_deleted,
      exists (select from report_cases r where r.message_id = m.id) as is_reported,
      s.reason_code, s.reason_words, o.id as operator_id, o.name as operator_name,
      c.id as conversation_id, c.language, so.id as siteowner_id, so.name as siteowner_name,
      cu.id as customer_id, cu.name as customer_name, p.id as profile_id, p.name as profile_name
    from unnest(${found.map((entry) => entry.message_id)}::bigint[], ${found.map((entry) => entry.skip_id)}::bigint[])
        with ordinality f (message_id, skip_id, place)
      join history_messages(${[...times.keys()]}::bigint[], ${[...times.values()]}::timestamptz[]) m on m.id = f.message_id
      left join skips s on s.id = f.skip_id
      join conversations c on c.id = m.conversation_id
      join customers cu on cu.id = c.customer_id
      join profiles p on p.id = c.profile_id
      join siteowners so on so.id = m.siteowner_id
      join operators o on o.id = coalesce(s.operator_id, m.operator_id)
    order by f.place`.execute(db)
  const texts = await markPhrases(
    db,
    rows.map(({ body: written, separated, language }) => ({
      text: written === null || separated === null ? written : inWritten(separated, written),
      language,
    })),
    words,
  )
  return rows.flatMap(({ place, separated: _, ...row }, index) => {
    const entry = found[place - 1]
    return entry ? [{ ...entry, ...row, body: texts[index] ?? null }] : []
  })
}
