import { makeSentMessage } from '../../server/src/testing/make-conversations.ts'
import { type Scene, type Stage, titled } from './screen.ts'

/** Two people of the coach's team, one of whom has sent something. */
async function makeTeam({ world, operator }: Stage) {
  const { db, makeCustomer, makeColleague, findChat } = world
  const { team_id } = await db
    .selectFrom('operators')
    .where('id', '=', operator.id)
    .select('team_id')
    .executeTakeFirstOrThrow()
  await (await makeCustomer('Colin')).write('I have tidied the whole shed.')
  const { id: conversationId } = await findChat('Colin')
  const { operator: tom } = await makeColleague('Tom B.', { team_id })
  await makeSentMessage(db, { conversationId, operatorId: tom.id, text: 'Well done!' })
}

export const teamScenes: Scene[] = [
  { name: 'team', who: 'coach', path: '/team', prepare: makeTeam, screens: [titled('team', 'page.team')] },
]
