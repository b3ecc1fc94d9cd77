import { describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { makeLevel } from '../make.ts'
import { allEndpoints } from './all-endpoints.ts'
import { goodRequest } from './bad-requests.ts'
import { levels, operatorOf, withSession } from './callers.ts'
import { send } from './send.ts'

const test = useTestApp()

/** An admin who sees the panel as a level with all rights: what is refused is refused because of the preview. */
async function inPreview() {
  const admin = await operatorOf(test, 'admin')
  const { headers, sessionId } = await withSession(test, admin)
  await makeLevel(test.db, { id: 199, rights: [...levels.admin.rights] })
  const set = (level: number | null) =>
    test.db.updateTable('sessions').set({ preview_level_id: level }).where('id', '=', sessionId).execute()
  await set(199)
  return { headers, set }
}

/** Endpoints that act for the signed-in operator. Public ones act for nobody: signing in, and signing out. */
const ofOperators = allEndpoints.filter(([, { access }]) => access !== 'site' && access !== 'public')
const isUnsafe = (method: string) => method !== 'GET'

describe.each(ofOperators.filter(([, { method }]) => isUnsafe(method)))('%s', (name, endpoint) => {
  const mayEnd = name === 'endPreview'
  it(mayEnd ? 'ends a preview' : 'is refused in a preview, and works after it', async () => {
    const { headers, set } = await inPreview()
    const during = await send(test, endpoint, goodRequest(endpoint), headers)
    expect(during.problem?.code).toBe(mayEnd ? undefined : 'previewing')
    await set(null)
    const after = await send(test, endpoint, goodRequest(endpoint), headers)
    expect(after.problem?.code).not.toBe('previewing')
  })
})

describe.each(ofOperators.filter(([, { method }]) => !isUnsafe(method)))('%s', (_name, endpoint) => {
  it('answers in a preview', async () => {
    const { headers } = await inPreview()
    const answer = await send(test, endpoint, goodRequest(endpoint), headers)
    expect(answer.status).toBeLessThan(500)
    expect(['previewing', 'not_allowed', 'not_signed_in']).not.toContain(answer.problem?.code)
  })
})

it('signing out works in a preview', async () => {
  const { headers } = await inPreview()
  const answer = await test.anonymous('POST', '/api/logout.php', undefined, headers)
  expect(answer.statusCode).toBe(200)
  expect((await test.anonymous('GET', '/api/user.php', undefined, headers)).statusCode).toBe(401)
})
