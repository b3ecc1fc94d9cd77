import type { Db } from '../../../platform/database.ts'
import { findOwnSentences, hasWords, withoutPlace } from './own-sentences.ts'

export type TrueAnswer = { id: number; text: string }
/** An approved answer in a message, and the operator's own words beside it. */
type GivenAnswer = { id: number; own: string }

/**
 * The approved answers of the site owner in the language of a conversation, with the name of the profile. If there is none, those in the
 * same language of another country stand in.
 */
export async function findTrueAnswers(db: Db, conversationId: number): Promise<TrueAnswer[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('approved_answers as a', (join) =>
      join.onRef('a.siteowner_id', '=', 'c.siteowner_id').on('a.retired_at', 'is', null),
    )
    .where('c.id', '=', conversationId)
    .select(['a.id', 'a.body', 'a.language', 'c.language as wanted', 'p.name'])
    .orderBy('a.id')
    .execute()
  const alike = rows.filter(({ language, wanted }) => base(language) === base(wanted))
  const exact = alike.filter(({ language, wanted }) => language === wanted)
  return (exact.length > 0 ? exact : alike).map(({ id, body, name }) => ({
    id,
    text: body.replaceAll('{profile_name}', () => name),
  }))
}

const base = (language: string) => language.split('-')[0]

/**
 * The approved answer that a message gives: it stands in the message in whole, as sentences of its own. In "Do not believe that …" it is
 * none.
 */
export function givenAnswer(message: string, answers: readonly TrueAnswer[]): GivenAnswer | undefined {
  for (const answer of answers) {
    const place = findOwnSentences(message, answer.text)
    if (place) return { id: answer.id, own: withoutPlace(message, place) }
  }
  return
}

/** Whether a message has an approved answer in whole, also within another sentence. */
export const containsAnswer = (message: string, answers: readonly TrueAnswer[]): boolean =>
  answers.some(({ text }) => hasWords(message, text))
