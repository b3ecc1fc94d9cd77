import type { Db } from '../../platform/database.ts'

export type TrueAnswer = { id: number; text: string }

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

/** Whether a message contains an approved answer in whole. Spaces and line breaks make no difference. */
export const containsAnswer = (message: string, answer: string) => plain(message).includes(plain(answer))

/** The operator's own words in a message: without the approved answer that it contains. */
export function ownWordsIn(message: string, answers: readonly TrueAnswer[]): string {
  const contained = answers.find((answer) => containsAnswer(message, answer.text))
  return contained ? withoutAnswer(message, contained.text) : message
}

/** The operator's own words in a message that contains an approved answer. */
export const withoutAnswer = (message: string, answer: string) =>
  plain(message).replace(plain(answer), () => '.\n')

const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
