import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Message, World } from './events.ts'
import { day, hour, minute } from './hours.ts'
import type { Act } from './load-acts.ts'
import { type Ids, siteownerOf } from './load-messages.ts'
import { moment, store, takeIds } from './store.ts'

/** What operators of the demo write to each other; the service works in English. */
const reportNotes: Record<string, string[]> = {
  contact_details: ['He sends a telephone number.', 'An e-mail address in the second line.'],
  abuse: ['He insults her, for the second time.', 'Rude from the first line on.'],
  spam: ['The same text in three chats.', 'An advertisement for another site.'],
  other: ['He seems to be writing to somebody else.', 'Wants his account deleted, the site should know.'],
}
const settledNotes = [
  'Talked to the operator.',
  'Nothing to do here.',
  'The site was told.',
  'Fine, thank you for reporting.',
]
const questions = [
  [
    'He asks for the third time what she does at work. May I invent a colleague?',
    'Yes, but keep it with the facts of the profile, and save it as a told fact.',
  ],
  [
    'She says her husband is ill. How do I go on from there?',
    'Slowly. Say that you are sorry, ask one question, and leave her room.',
  ],
  [
    'He writes in German. Skip, or answer in Dutch?',
    'Skip with the reason language. A colleague of the other team reads it.',
  ],
  [
    'Is a gift all right when the customer has few credits?',
    'No. Gifts only when he has brought it up himself.',
  ],
  ['He wants to stop and thanks me. May I still poke him?', 'No. Wish him well and stop the pokes.'],
] as const
const coachNotes = [
  'You answered within two minutes all morning. Well done.',
  'Please read the facts before the first answer: he had told us about his dog.',
  'Short answers twice in a row. Ask back, people like to be asked.',
  'Lovely answer to the man with the garden. I showed it to the team.',
]
const operatorNotes = [
  'Started in the late shift. Wants more Italian chats.',
  'Had the training about honest answers.',
  'Works well with new colleagues, could become a coach.',
  'Prefers no night shifts until January.',
]

type Person = { id: number; level: number }

/** Stores what operators report and ask, and what coaches answer. @returns the acts */
export async function loadSupervision(
  tx: Tx,
  world: World,
  ids: Ids,
  { operators, now }: { operators: readonly Person[]; now: number },
): Promise<Act[]> {
  const chance = chanceOf('supervision')
  const coaches = operators.filter(({ level }) => level === 150).map(({ id }) => id)
  const answers = world.messages.filter(({ type, at }) => type === 'reply' && at < now - 10 * minute)
  const writers = operators.filter(({ level }) => level === 100)
  await store(
    tx,
    'operator_notes',
    writers
      .filter((_, place) => place % 5 === 2)
      .map(({ id }, place) => ({
        ...{ operator_id: id, author_id: coaches[place % coaches.length], body: operatorNotes[place % 4] },
        created_at: moment(now - (2 + place * 4) * day),
      })),
  )
  await store(
    tx,
    'coach_notes',
    writers
      .filter((_, place) => place % 4 === 0)
      .map(({ id }, place) => ({
        ...{ operator_id: id, from_id: coaches[place % coaches.length], body: coachNotes[place % 4] },
        created_at: moment(now - (place * 31 + 3) * hour),
        read_at: place === 0 ? null : moment(now - place * 30 * hour),
      })),
  )
  const asked = await loadQuestions(tx, answers, ids, { coaches, now })
  const reported = await loadReports(tx, answers, ids, { coaches, chance })
  const marked = answers.filter((_, place) => place % 290 === 40)
  for (const message of marked)
    await sql`update messages set highlighted_at = created_at + interval '2 hours', highlighted_by = ${chance.oneOf(coaches)}, revision = 1
      where id = ${ids.messages.get(message) ?? 0} and created_at = ${moment(message.at)}`.execute(tx)
  await sql`update conversations c set revision = 1 where exists (select from messages m
    where m.conversation_id = c.id and m.revision = 1)`.execute(tx)
  return [
    ...asked,
    ...reported,
    ...marked
      .filter(({ at }) => at + 2 * hour < now)
      .map(
        (message): Act => ({
          ...{
            at: message.at + 2 * hour,
            operatorId: coaches[0] ?? null,
            siteownerId: siteownerOf(ids, message.chat),
          },
          ...{ action: 'message.highlight', subject: ['message', ids.messages.get(message) ?? 0] },
        }),
      ),
  ]
}

async function loadQuestions(
  tx: Tx,
  answers: readonly Message[],
  ids: Ids,
  { coaches, now }: { coaches: number[]; now: number },
): Promise<Act[]> {
  const about = answers.filter((_, place) => place % 400 === 17).slice(-12)
  const last = about.length - 1
  const rows = about.map((answer, place) => ({
    answer,
    isOpen: place === last,
    at: place === last ? now - 4 * minute : answer.at - 50_000,
    texts: questions[place % questions.length] ?? questions[0],
    coach: coaches[place % coaches.length] ?? null,
  }))
  const rowIds = await takeIds(tx, 'coach_questions', rows.length)
  await store(
    tx,
    'coach_questions',
    rows.map(({ answer, isOpen, at, texts, coach }, place) => ({
      ...{
        id: rowIds[place],
        conversation_id: ids.chats.get(answer.chat),
        siteowner_id: siteownerOf(ids, answer.chat),
      },
      ...{ operator_id: answer.operatorId, question: texts[0], asked_at: moment(at) },
      answer: isOpen ? null : texts[1],
      answered_by: isOpen ? null : coach,
      answered_at: isOpen ? null : moment(at + 3 * minute),
    })),
  )
  return rows.flatMap(({ answer, isOpen, at, coach }, place): Act[] => {
    const act = {
      siteownerId: siteownerOf(ids, answer.chat),
      subject: ['conversation', ids.chats.get(answer.chat) ?? 0] as Act['subject'],
      details: { question_id: rowIds[place] },
    }
    return [
      { ...act, at, operatorId: answer.operatorId, action: 'coach_question.ask' },
      ...(isOpen
        ? []
        : [{ ...act, at: at + 3 * minute, operatorId: coach, action: 'coach_question.answer' as const }]),
    ]
  })
}

async function loadReports(
  tx: Tx,
  answers: readonly Message[],
  ids: Ids,
  { coaches, chance }: { coaches: number[]; chance: Chance },
): Promise<Act[]> {
  const reasons = await tx.selectFrom('reportreasons').select(['id', 'code']).execute()
  const open = 5
  const about = answers.filter((_, place) => place % 210 === 90)
  const rows = about.flatMap((answer, place) => {
    const code = chance.oneOf(Object.keys(reportNotes))
    const reason = reasons.find((each) => each.code === code)
    const message = answer.to
    if (!reason || !message) return []
    return [
      {
        answer,
        message,
        reason,
        at: answer.at + 20_000,
        notes: chance.oneOf(reportNotes[code] ?? []),
        isOpen: place >= about.length - open,
      },
    ]
  })
  const settler = (place: number) => coaches[place % coaches.length] ?? null
  const rowIds = await takeIds(tx, 'message_reports', rows.length)
  await store(
    tx,
    'message_reports',
    rows.map(({ answer, message, reason, at, notes, isOpen }, place) => ({
      ...{
        id: rowIds[place],
        message_id: ids.messages.get(message),
        conversation_id: ids.chats.get(message.chat),
      },
      ...{
        siteowner_id: siteownerOf(ids, message.chat),
        operator_id: answer.operatorId,
        reason_id: reason.id,
        notes,
      },
      created_at: moment(at),
      handled_at: isOpen ? null : moment(at + 5 * hour),
      handled_by: isOpen ? null : settler(place),
    })),
  )
  await sql`update report_cases c set settled_at = r.handled_at, settled_by = r.handled_by,
      outcome = case when r.id % 4 = 1 then 'unfounded' else 'coach' end,
      note = (${settledNotes}::text[])[1 + r.id % 4]
    from message_reports r where r.case_id = c.id and r.handled_at is not null`.execute(tx)
  return rows.map(
    ({ answer, message, at }, place): Act => ({
      ...{
        at,
        operatorId: answer.operatorId,
        siteownerId: siteownerOf(ids, message.chat),
        action: 'message.report',
      },
      subject: ['message', ids.messages.get(message) ?? 0],
      details: { conversation_id: ids.chats.get(message.chat), report_id: rowIds[place] },
    }),
  )
}
