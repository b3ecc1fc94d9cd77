import { openSession } from '../../server/src/features/sign-in/session.ts'
import { dialog, type Scene, titled } from './screen.ts'

const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

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
    },
    screens: [
      titled('account', 'account.sessions'),
      dialog('account-password', 'P'),
      dialog('account-authenticator', 'F'),
      dialog('account-codes', 'R'),
      dialog('account-end', 'E'),
    ],
  },
]
