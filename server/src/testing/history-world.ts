import type { HistoryEntry } from '@panel/contract'
import { sql } from 'kysely'
import { fillHistory } from '../features/insight/history/fill.ts'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator, makeSiteowner } from './make.ts'
import { makeConversation, makeReceived, makeSentMessage } from './make-conversations.ts'

export type HistoryWorld = Awaited<ReturnType<typeof makeHistoryWorld>>

/** A site owner with an operator, and a colleague of this level who reads their history. */
export async function makeHistoryWorld(test: TestApp, level: 140 | 151 | 152 = 151) {
  await makeLevel(test.db, {
    id: level,
    rights: level === 152 ? ['reviews.view', 'other_chats.reports'] : ['reviews.view'],
  })
  const siteowner = await makeSiteowner(test.db)
  const sites = { siteowner_ids: [siteowner.id] }
  const writer = await makeOperator(test.db, sites)
  const reader = await makeOperator(test.db, { ...sites, permissions_id: level })
  const call = await test.signedIn(reader)
  const talk = async (language = 'en') => {
    const { id } = await makeConversation(test.db, { siteowner })
    await test.db.updateTable('conversations').set({ language }).where('id', '=', id).execute()
    return {
      id,
      receive: (text: string) => makeReceived(test.db, { conversationId: id, text }),
      send: (text: string, operatorId = writer.id) =>
        makeSentMessage(test.db, { conversationId: id, operatorId, text, turn: 'extra_reply' }),
      /** Sends a message that is this many days old. */
      sendBefore: async (text: string, days: number) => {
        const { id: sent } = await makeSentMessage(test.db, {
          conversationId: id,
          operatorId: writer.id,
          text,
          turn: 'extra_reply',
        })
        await sql`update messages set created_at = now() - make_interval(secs => ${days * 86_400}),
          sent_at = now() - make_interval(secs => ${days * 86_400}) where id = ${sent}`.execute(test.db)
      },
    }
  }
  const get = async (query = '', path = '/api/history') => (await call('GET', `${path}?${query}`)).json()
  const entries = async (query = ''): Promise<HistoryEntry[]> => {
    await fillWhole(test)
    return (await get(query)).items
  }
  const texts = async (query = '') => (await entries(query)).map(textOf)
  return { siteowner, writer, reader, call, talk, get, entries, texts }
}

/** A coach of a site owner, and somebody who also sees what is deleted there. */
export async function makeCoachAndSupervisor(test: TestApp) {
  const [coach, supervisor] = [await makeHistoryWorld(test), await makeHistoryWorld(test, 152)]
  await test.db
    .updateTable('operators')
    .set({ siteowner_ids: [coach.siteowner.id] })
    .where('id', '=', supervisor.reader.id)
    .execute()
  return { coach, supervisor }
}

/** Makes all entries that are missing. */
export async function fillWhole({ db }: TestApp) {
  while ((await fillHistory(db)) > 0);
}

export const textOf = ({ text }: HistoryEntry) => text?.map(({ part }) => part).join('') ?? null
