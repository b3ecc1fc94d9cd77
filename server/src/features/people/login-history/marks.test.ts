import type { LoginResult } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeLevel, makeOperator } from '../../../testing/make.ts'

const test = useTestApp()

/** An operator who signs in at nine, from the office. */
async function operatorWith(signIns: number) {
  const operator = await makeOperator(test.db)
  const addEntry = async (
    at: string,
    own: { device?: string; address?: string; result?: LoginResult; times?: number } = {},
  ) => {
    const { id } = await test.db
      .insertInto('login_history')
      .values({
        operator_id: operator.id,
        login: operator.login,
        address: '192.0.2.10',
        device: 'Firefox/143.0 (Linux)',
        result: 'code_ok',
        at,
        ...own,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  for (let day = 1; day <= signIns; day++) await addEntry(`2026-10-${String(day).padStart(2, '0')}T09:00:00Z`)
  await makeLevel(test.db, { id: 200, rights: ['manage_operators'] })
  const admin = await test.signedIn(await makeOperator(test.db, { permissions_id: 200 }))
  /** The marks of the newest entry. */
  const marks = async (): Promise<string[]> => {
    const path = `/api/operator-login-history?limit=1&operator_id=${operator.id}`
    return (await admin('GET', path)).json().items[0].marks
  }
  return { addEntry, marks }
}

describe('marks of the login history', () => {
  it('are absent for the first sign-in, for a new version of the browser and for an address of the same network', async () => {
    const { addEntry, marks } = await operatorWith(0)
    await addEntry('2026-10-01T09:00:00Z')
    expect(await marks()).toEqual([])
    await addEntry('2026-10-02T09:00:00Z', { device: 'Firefox/144.1 (Linux)', address: '192.0.2.99' })
    expect(await marks()).toEqual([])
  })

  it('show a new device and a new network, but not for a wrong password', async () => {
    const { addEntry, marks } = await operatorWith(1)
    await addEntry('2026-10-20T09:00:00Z', {
      result: 'password_wrong',
      device: 'curl',
      address: '198.51.100.1',
    })
    expect(await marks()).toEqual([])
    await addEntry('2026-10-20T09:01:00Z', { result: 'password_ok', device: 'curl', address: '198.51.100.1' })
    expect(await marks()).toEqual(['new_device', 'new_network'])
    await addEntry('2026-10-20T09:02:00Z', { device: 'curl', address: '198.51.100.1' })
    expect(await marks()).toEqual(['new_device', 'new_network'])
    await addEntry('2026-10-21T09:02:00Z', { device: 'curl', address: '198.51.100.7' })
    expect(await marks()).toEqual([])
  })

  it('show an unusual hour, once the operator has ten sign-ins', async () => {
    const few = await operatorWith(9)
    await few.addEntry('2026-10-20T03:00:00Z')
    expect(await few.marks()).toEqual([])
    const many = await operatorWith(10)
    await many.addEntry('2026-10-20T10:30:00Z')
    expect(await many.marks()).toEqual([])
    await many.addEntry('2026-10-21T03:00:00Z')
    expect(await many.marks()).toEqual(['unusual_hour'])
  })

  it('show many failures within an hour, also for the sign-in after them', async () => {
    const { addEntry, marks } = await operatorWith(1)
    await addEntry('2026-10-20T08:00:00Z', { result: 'password_wrong', times: 4 })
    expect(await marks()).toEqual([])
    await addEntry('2026-10-20T08:10:00Z', { result: 'code_wrong' })
    expect(await marks()).toEqual(['many_failures'])
    await addEntry('2026-10-20T08:20:00Z')
    expect(await marks()).toEqual(['many_failures'])
    await addEntry('2026-10-20T09:30:00Z')
    expect(await marks()).toEqual([])
  })
})
