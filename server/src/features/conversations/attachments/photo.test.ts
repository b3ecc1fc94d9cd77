import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { makeProfileSet } from '../../../testing/make-attachments.ts'

const test = useTestApp()

describe('a photo', () => {
  it('keeps the time of its first sending when it is sent again', async () => {
    const { send, siteowner, profile } = await makeInHand(test)
    const { photoIds } = await makeProfileSet(test.db, { siteowner_id: siteowner.id, profile_id: profile.id })
    const sent_at = '2026-01-01T00:00:00Z'
    const id = photoIds[0] ?? 0
    await test.db.updateTable('photos').set({ sent_at }).where('id', '=', id).execute()
    expect((await send({ attachment: { kind: 'photo', id } })).statusCode).toBe(200)
    const kept = await test.db
      .selectFrom('photos')
      .where('id', '=', id)
      .select('sent_at')
      .executeTakeFirstOrThrow()
    expect(Date.parse(kept.sent_at ?? '')).toBe(Date.parse(sent_at))
  })

  it('of another site is refused, even when it is in the set of the profile', async () => {
    const { send, profile } = await makeInHand(test)
    const other = await makeSiteowner(test.db)
    const { photoIds } = await makeProfileSet(test.db, { siteowner_id: other.id, profile_id: profile.id })
    const id = photoIds[0] ?? 0
    expect((await send({ attachment: { kind: 'photo', id } })).json()).toMatchObject({
      issues: [{ path: 'attachment.id', code: 'photo_not_available' }],
    })
  })
})
