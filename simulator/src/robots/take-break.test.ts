import { expect, it, onTestFinished } from 'vitest'
import { loadRobots } from '../../../server/src/demo/people.ts'
import { useTestApp } from '../../../server/src/testing/app.ts'
import { robotPanelOf } from '../../../server/src/testing/robot-panel.ts'
import { runRobots } from './run-robots.ts'

const test = useTestApp()
const { startPanel, countAnswersTo, makeConversations } = robotPanelOf(test)

it('robots take breaks, one after the other, and come back', async () => {
  const conversations = await makeConversations(6)
  const { address, node } = await startPanel()
  onTestFinished(() => node.close())
  const stop = new AbortController()
  const running = runRobots({
    panel: address,
    operators: 2,
    seconds: 60,
    pace: 0,
    breaks: { every: 2, lasts: 0 },
    queue: 'reply',
    untilEmpty: false,
    makeRobots: (count) => loadRobots(test.db, test.secrets, count),
    stop: stop.signal,
  })
  onTestFinished(() => stop.abort())
  await expect.poll(countAnswersTo(conversations)).toBe(6)
  stop.abort()
  const { tally } = await running
  expect(tally.errors).toEqual({ count: 0, first: [] })
  const breaks = await test.db.selectFrom('away_times').select(['reason_code', 'ended_at']).execute()
  expect(breaks.length).toBeGreaterThanOrEqual(2)
  expect(breaks.filter(({ ended_at }) => ended_at === null)).toEqual([])
})
