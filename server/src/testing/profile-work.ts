import { rights, setReportNumbers, textReportNumbers } from '@panel/contract'
import { expect } from 'vitest'
import type { useTestApp } from './app.ts'
import { makeLevel, makeOperator, makeProfile, makeSiteowner } from './make.ts'
import { makeProfileText } from './make-profile-texts.ts'
import { makeSetWithPhotos } from './set-editor.ts'

type TestApp = ReturnType<typeof useTestApp>

export type Filters = Record<string, string | number>
export type Counts = Record<string, number | null>
type Report = {
  total: Counts
  days: (Counts & { day: never })[]
  operators: (Counts & { operator: { id: number; name: string | null } })[]
  siteowners: (Counts & { siteowner: { id: number; name: string } })[]
  languages: (Counts & { language: never })[]
}

export const reports = {
  text: { path: '/api/profile-text-report', items: 'texts', numbers: textReportNumbers },
  set: { path: '/api/profile-set-report', items: 'work', numbers: setReportNumbers },
} as const

/** Two site owners with two writers, and a viewer of both. */
export async function makeStaff(test: TestApp) {
  const { db } = test
  await makeLevel(db, { id: 175, rights: [...rights] })
  const siteowners = [await makeSiteowner(db), await makeSiteowner(db)] as const
  const [nora, tom] = [await makeOperator(db), await makeOperator(db)] as const
  const viewer = await makeOperator(db, {
    permissions_id: 175,
    siteowner_ids: siteowners.map(({ id }) => id),
  })
  const call = await test.signedIn(viewer)
  const ask = async (path: string, filters: Filters) => {
    const answer = await call('GET', `${path}?${new URLSearchParams(filters as Record<string, string>)}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    return answer
  }
  const week = { from: '2026-11-02', to: '2026-11-08' }
  const reportOf = async (of: keyof typeof reports, filters: Filters = {}): Promise<Report> =>
    (await ask(reports[of].path, { ...week, ...filters })).json()
  /** The number of rows that the list of a number has, read in small pages. */
  const opened = async (of: keyof typeof reports, filters: Filters): Promise<number> => {
    const ids: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { id: number }[]; next_cursor: string | null } = (
        await ask(`${reports[of].path}/${reports[of].items}`, {
          ...week,
          ...filters,
          limit: 2,
          ...(cursor && { cursor }),
        })
      ).json()
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(new Set(ids).size).toBe(ids.length)
    return ids.length
  }
  return { db, siteowners, nora, tom, viewer, call, ask, week, reportOf, opened }
}

type Staff = Awaited<ReturnType<typeof makeStaff>>

/** Texts of both writers: approved, returned, both, and one that was written after the period. */
export async function makeTexts({ db, siteowners: [one, other], nora, tom }: Staff) {
  const approved = { status: 'approved', approved_at: '2026-11-09T12:00:00Z' } as const
  const text = (
    own: Partial<Parameters<typeof makeProfileText>[1]>,
    first_written_at: string,
    minutesToReview?: number,
  ) =>
    makeProfileText(db, {
      siteowner_id: one.id,
      writer_id: nora.id,
      writing_seconds: 600,
      first_written_at,
      ...(minutesToReview !== undefined && {
        first_reviewed_at: new Date(Date.parse(first_written_at) + minutesToReview * 60_000).toISOString(),
      }),
      ...own,
    })
  await text(approved, '2026-11-02T10:00:00Z', 60)
  await text({ ...approved, round: 2, writing_seconds: 720 }, '2026-11-02T11:00:00Z', 30)
  await text({ status: 'returned', language: 'pl', writing_seconds: 200 }, '2026-11-03T23:30:00Z', 90)
  await text({ writer_id: tom.id, siteowner_id: other.id, writing_seconds: 900 }, '2026-11-08T23:59:00Z')
  await text({ ...approved, writer_id: tom.id }, '2026-11-09T00:00:00Z', 5)
  await makeProfileText(db, { siteowner_id: one.id })
  await makeProfileText(db, { siteowner_id: (await makeSiteowner(db)).id, writer_id: nora.id })
}

/** Sets and photos of both operators: used, sent, sent as a crop, and some that were made after the period. */
export async function makeSets({ db, siteowners: [one, other], nora, tom }: Staff) {
  const set = async (
    own: Partial<Parameters<typeof makeSetWithPhotos>[1]>,
    at: string,
    sent: readonly number[] = [],
  ) => {
    const { id } = await makeSetWithPhotos(db, {
      siteowner_id: one.id,
      name: 'Marianne',
      language: 'en',
      created_by: nora.id,
      created_at: at,
      seeds: [1, 2],
      ...own,
    })
    const photos = await db
      .updateTable('profile_set_photos')
      .set({ added_by: own.created_by === undefined ? nora.id : own.created_by, created_at: at })
      .where('profile_set_id', '=', id)
      .returning(['id', 'photo_id'])
      .execute()
    const ids = photos.map(({ photo_id }) => photo_id).filter((_, index) => sent.includes(index))
    if (ids.length > 0) await db.updateTable('photos').set({ sent_at: at }).where('id', 'in', ids).execute()
    return { id, photos }
  }
  const { id, photos } = await set({}, '2026-11-02T10:00:00Z', [0])
  await makeProfile(db, { siteowner_id: one.id, profile_set_id: id })
  // The other photo was sent as a crop.
  const [, uncropped] = photos
  await db
    .insertInto('photos')
    .columns(['siteowner_id', 'picture', 'media_type', 'width', 'height', 'original_id', 'sent_at'])
    .expression((e) =>
      e
        .selectFrom('photos')
        .where('id', '=', uncropped?.photo_id ?? 0)
        .select([
          'siteowner_id',
          'picture',
          'media_type',
          'width',
          'height',
          'id',
          e.fn<string>('now').as('sent_at'),
        ]),
    )
    .execute()
  await set({ language: 'pl', state: 'draft' }, '2026-11-03T23:30:00Z')
  await set({ created_by: tom.id, siteowner_id: other.id, seeds: [3] }, '2026-11-08T23:59:00Z', [0])
  await set({ created_by: tom.id }, '2026-11-09T00:00:00Z', [0])
  // Of the demo or a command.
  await set({ created_by: null }, '2026-11-04T10:00:00Z')
}
