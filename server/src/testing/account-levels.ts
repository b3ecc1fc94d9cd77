import type { AccountLevel } from '@panel/contract'
import type { TestApp } from './app.ts'
import { makeLevel, makeOperator } from './make.ts'

export const levelsPath = '/api/account-permissions'

type Send = Awaited<ReturnType<TestApp['signedIn']>>

/** Account levels as an admin uses them. */
export function useLevels(test: TestApp) {
  /** A signed-in operator of this level. */
  async function signedInAt(permissions_id: number) {
    const operator = await makeOperator(test.db, { permissions_id })
    return Object.assign(await test.signedIn(operator), { operator })
  }

  /** Creates a level without restrictions, or resets an existing one. */
  const level = (values: Parameters<typeof makeLevel>[1]) =>
    makeLevel(test.db, {
      rights: [],
      message_types: null,
      segments: null,
      history_size: 'limited',
      ...values,
    })

  /** The level in the list of this admin. */
  async function listed(send: Send, id: number): Promise<AccountLevel> {
    const { levels } = (await send('GET', levelsPath)).json()
    return levels.find((each: AccountLevel) => each.id === id)
  }

  /** Changes a level from the values that the admin saw. */
  async function change(send: Send, seen: AccountLevel, part: object) {
    const values = levelValues(seen)
    const body = { levels: [{ id: seen.id, seen: values, values: { ...values, ...part } }] }
    return (await send('PATCH', levelsPath, body)).json()
  }

  const retire = async (send: Send, id: number, move_to: number | null) =>
    (await send('POST', `${levelsPath}/${id}/retire`, { move_to })).json()

  /** The audit entries of a level. */
  async function audited(id: number) {
    const entries = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'level')
      .where('subject_id', '=', id)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
    return entries.map(({ action, details }) => [action, details])
  }

  return { signedInAt, level, listed, change, retire, audited }
}

export const levelValues = ({ name, rights, message_types, segments, history_size }: AccountLevel) => ({
  name,
  rights,
  message_types,
  segments,
  history_size,
})
