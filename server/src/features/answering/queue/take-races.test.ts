import { describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, useTestApp } from '../../../testing/app.ts'
import { inHandOf } from '../../../testing/claiming.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { makeAnswered, makeIgnored, makeTaker } from '../../../testing/taker.ts'

const test = useTestApp()

describe('on two nodes', () => {
  const nodeAt = (nodes: [TestApp, TestApp], index: number) => (index % 2 ? nodes[1] : nodes[0])

  async function bothNodes<T>(run: (nodes: [TestApp, TestApp]) => Promise<T>): Promise<T> {
    const other = await startTestApp(test.url)
    try {
      return await run([test, other])
    } finally {
      await other.close()
    }
  }

  it('of 20 operators who take one conversation one succeeds, whether it waits or not', async () => {
    await bothNodes(async (nodes) => {
      for (const make of [makeWaiting, makeIgnored, makeAnswered]) {
        const { id } = await make(test.db)
        const takers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => makeTaker(nodeAt(nodes, index))),
        )
        const answers = await Promise.all(takers.map((taker) => taker.take(id)))
        const won = answers.filter(({ statusCode }) => statusCode === 200)
        expect(won).toHaveLength(1)
        for (const answer of answers)
          if (answer !== won[0])
            expect(answer.json()).toMatchObject({ code: 'taken', by: { id: expect.any(Number) } })
      }
    })
  })

  it('a take and claims never get the same conversation', async () => {
    await bothNodes(async (nodes) => {
      for (let round = 0; round < 5; round++) {
        const { id } = await makeWaiting(test.db, { language: 'xx' })
        const takers = await Promise.all(
          Array.from({ length: 4 }, (_, index) => makeTaker(nodeAt(nodes, index))),
        )
        const claimers = await Promise.all(
          Array.from({ length: 4 }, (_, index) => makeTaker(nodeAt(nodes, index), { languages: ['xx'] })),
        )
        const answers = await Promise.all([
          ...takers.map((taker) => taker.take(id)),
          ...claimers.map((claimer) => claimer.call('POST', '/api/queues/reply/claim', {})),
        ])
        const holders = answers.filter((answer) => answer.json().conversation?.id === id)
        expect(holders).toHaveLength(1)
      }
    })
  })

  it('two operators who each take what the other holds have at most one conversation each', async () => {
    await bothNodes(async (nodes) => {
      const [one, two] = [await makeWaiting(test.db), await makeWaiting(test.db)]
      const [anna, tom] = [await makeTaker(nodes[0]), await makeTaker(nodes[1])]
      await anna.take(one.id)
      await tom.take(two.id)
      const answers = await Promise.all([anna.take(two.id), tom.take(one.id)])
      for (const answer of answers) expect([200, 409]).toContain(answer.statusCode)
      const held = await inHandOf(test, anna.id, tom.id)
      expect(new Set(held).size).toBe(held.length)
    })
  })

  it('an operator who takes two at once has one of them', async () => {
    await bothNodes(async (nodes) => {
      const [one, two] = [await makeWaiting(test.db), await makeWaiting(test.db)]
      const operator = await makeTaker(test)
      const elsewhere = await nodes[1].signedIn(operator)
      const answers = await Promise.all([
        operator.take(one.id),
        elsewhere('POST', `/api/conversations/${two.id}/lease`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      const held = await inHandOf(test, operator.id)
      expect(held).toHaveLength(1)
    })
  })
})
