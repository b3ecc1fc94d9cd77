import { openSession } from '../../server/src/features/people/sign-in/session.ts'
import { countExposure } from '../../server/src/features/people/welfare/count-exposure.ts'
import type { World } from '../world.ts'
import { dialog, type Scene, saying, titled } from './screen.ts'

const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** What the operator has seen in this shift and earlier ones. */
async function makeExposure(db: World['db'], operatorId: number) {
  await countExposure(db, operatorId, { photos: 12, escalations: 1 })
  const earlier = [1, 2].map((days) => ({
    operator_id: operatorId,
    started_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    photos: days * 7,
    escalations: days - 1,
  }))
  await db.insertInto('welfare_shifts').values(earlier).execute()
  await db
    .insertInto('segments')
    .values([
      { code: 'quiet', name: 'Quiet', position: 1 },
      { code: 'senior', name: 'Senior', position: 2 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const accountScenes: Scene[] = [
  {
    name: 'account',
    who: 'operator',
    path: '/account',
    prepare: async ({ world: { db }, operator }) => {
      const visitor = { address: '10.20.4.80', device }
      for (const tfa of [true, false]) await openSession(db, { operatorId: operator.id, tfa, ...visitor })
      await db
        .insertInto('trusted_devices')
        .values({ operator_id: operator.id, token_hash: Buffer.from(`account ${operator.id}`), device })
        .execute()
      await makeExposure(db, operator.id)
    },
    screens: [
      titled('account', 'account.sessions'),
      saying('account-welfare', 'welfare.seen'),
      dialog('account-password', 'P'),
      dialog('account-authenticator', 'F'),
      dialog('account-codes', 'R'),
      dialog('account-end', 'E'),
    ],
  },
]
