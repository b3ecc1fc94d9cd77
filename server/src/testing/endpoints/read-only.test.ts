import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sessionCookie } from '../../features/people/sign-in/session.ts'
import { startTestApp, type TestApp, useTestApp } from '../app.ts'
import { makeBoard } from '../make-board.ts'
import { makeReported } from '../make-reports.ts'
import { makeReviewed, score, topScores } from '../make-reviews.ts'

const test = useTestApp()

/** Works with a node whose database accepts no changes, as during a failover. Its connections are opened when they are needed. */
async function withReadOnly(work: (node: TestApp) => Promise<void>) {
  const name = sql.id(new URL(test.url).pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(test.db)
  const node = await startTestApp(test.url)
  try {
    await work(node)
  } finally {
    await node.close()
    await sql`alter database ${name} reset default_transaction_read_only`.execute(test.db)
  }
}

it('with a read-only database, lists and pages of supervisors are read, and a change is refused as unavailable', async () => {
  const reviewed = await makeReviewed(test)
  await score(reviewed.coach, reviewed.itemId, { words: 'Warm' })
  const reported = await makeReported(test)
  const board = await makeBoard(test)
  await board.waiting({ language: 'pl' })
  const colleague = await board.colleague({ languages: ['pl'] })
  await board.waiting()
  const { lease } = await (await board.colleague()).take()
  const ofWriter = await test.signedIn(reviewed.writer)
  const [{ id: feedback }] = (await ofWriter('GET', '/api/feedback')).json().items
  const tokenOf = async (operator: { id: number }) => (await test.signedIn(operator)).token
  const tokens = {
    coach: await tokenOf(reviewed.coach.operator),
    writer: await tokenOf(reviewed.writer),
    supervisor: await tokenOf(reported.coach.operator),
    board: await tokenOf(board.coach),
  }
  await withReadOnly(async (node) => {
    const callAs = (token: string) => (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      node.anonymous(method, path, body, { cookie: `${sessionCookie}=${token}` })
    const coach = callAs(tokens.coach)
    const writer = callAs(tokens.writer)
    const supervisor = callAs(tokens.supervisor)
    const boardCoach = callAs(tokens.board)
    for (const [call, path] of [
      [coach, '/api/review-samples'],
      [coach, `/api/review-samples/${reviewed.sampleId}`],
      [coach, `/api/review-items/${reviewed.itemId}`],
      [coach, '/api/review-trends?weeks=4'],
      [coach, '/api/history'],
      [coach, '/api/history?q=hello'],
      [coach, '/api/history/count'],
      [coach, '/api/list-views/history'],
      [writer, '/api/feedback'],
      [writer, `/api/feedback/${feedback}`],
      [supervisor, '/api/message-reports?state=open'],
      [supervisor, `/api/message-reports/${reported.caseId}`],
      [boardCoach, '/api/board'],
      [boardCoach, '/api/exports'],
      [writer, '/api/user.php'],
    ] as const)
      expect({ path, status: (await call('GET', path)).statusCode }).toEqual({ path, status: 200 })
    const drawing = { size: 6, by_risk: false, days: 1 }
    for (const [call, method, path, body] of [
      [coach, 'POST', '/api/review-samples', drawing],
      [coach, 'PUT', `/api/review-items/${reviewed.itemId}/review`, { scores: topScores, comments: [] }],
      [coach, 'POST', '/api/list-views/reviews', { owner: 'own', name: 'Mine', search: {} }],
      [writer, 'POST', `/api/feedback/${feedback}/answer`, { differs: true, text: 'It was late' }],
      [supervisor, 'POST', `/api/message-reports/${reported.caseId}/settle`, { outcome: 'unfounded' }],
      [boardCoach, 'POST', `/api/board/leases/${lease.lease_id}/release`, {}],
      [boardCoach, 'POST', `/api/board/operators/${colleague.operator.id}/pause`, {}],
      [
        boardCoach,
        'POST',
        '/api/board/ask',
        { language: 'pl', operator_ids: [colleague.operator.id], text: 'Please' },
      ],
    ] as const) {
      const answer = await call(method, path, body)
      expect({ path, retry: answer.headers['retry-after'], ...answer.json() }).toMatchObject({
        path,
        status: 503,
        code: 'unavailable',
        title: 'The service is not ready. Try again in a moment.',
        retry: '1',
      })
    }
  })
})
