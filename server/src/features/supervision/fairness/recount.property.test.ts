import type { Fairness } from '@panel/contract'
import { seeded } from '@panel/demo/random'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeFairnessWorld, minute } from '../../../testing/fairness-world.ts'

const test = useTestApp()
const day = 86_400_000

type Act = {
  act: 'answered' | 'skipped' | 'ignored' | 'handed'
  operator: number
  talk: number
  language: string
  at: number
  /** The customer's message that it was about; null for a poke. */
  arrived: number | null
  length: number
  type: 'reply' | 'poke' | null
  isTaken: boolean
}

const nameOf = ({ at, act, talk }: Act) => `${new Date(at).toISOString()} ${act} ${talk}`

type Stop = { talk: number; by: number; at: number; isFalse: boolean }

it.each([1, 2])('the comparison equals a recount of everything after random work, run %i', async (run) => {
  const random = seeded(run)
  const below = (number: number) => Math.floor(random() * number)
  // The cast: an empty list gives undefined, and none of these is empty.
  const oneOf = <T>(values: readonly T[]) => values[below(values.length)] as T
  const world = await makeFairnessWorld(test, 60 + run)
  const today = await world.dayAfterCounted()
  const acts: Act[] = []
  const stops: Stop[] = []

  for (let days = 4; days >= 1; days--)
    for (const { id: by } of world.operators) {
      // Two hours, so that groups are shared.
      let at = today - days * day + 9 * 60 * minute
      while (at < today - days * day + 11 * 60 * minute) {
        const choice = below(10)
        // What is ignored or handed over is about the newest message: that conversation has no later one.
        const language = oneOf(['nl', 'pl'])
        const talk = await (choice === 3 || choice === 4
          ? world.talkIn(language)
          : world.talkOf(by, language))
        const waited = below(20) * minute
        const began = at
        at += 1_000 * (5 + below(by % 3 === 0 ? 60 : 200)) + (below(15) === 0 ? 25 * minute : 0)
        const isPoke = choice > 4 && below(4) === 0
        const text = 'a'.repeat(oneOf([20, 80, 200, 400]))
        const arrived = began - waited
        const message = isPoke ? null : await world.receive(talk, arrived, text)
        const isTaken = below(10) === 0
        if (isTaken) await world.take({ talk, by, at: began + 1_000 })
        if (message !== null && below(6) === 0) {
          const stop = { talk, by, at: at - 2_000, isFalse: below(3) === 0 }
          await world.stop(stop)
          stops.push(stop)
        }
        const base = { operator: by, talk, language, at, isTaken }
        const asked =
          message === null
            ? { arrived: null, length: 0, type: 'poke' as const }
            : { arrived, length: text.length, type: 'reply' as const }
        const turn = oneOf(['reply', 'reply_gift', 'extra_reply'])
        if (message === null && below(3) === 0) {
          // A poke has the last message of the customer, which somebody of another team has answered.
          const poked = await world.talkIn(language)
          const to = await world.receive(poked, began - 180 * minute, text)
          await world.send({ talk: poked, by: world.coach.id, at: began - 120 * minute, to })
          await world.passOver({ talk: poked, by, at, to })
          acts.push({ act: 'skipped', ...base, ...asked, talk: poked, isTaken: false })
        } else if (message === null) {
          await world.send({ talk, by, at, type: oneOf(['poke', 'starter', 'poke_photo']) })
          acts.push({ act: 'answered', ...base, ...asked })
        } else if (choice < 3) {
          await world.passOver({ talk, by, at, to: message })
          acts.push({ act: 'skipped', ...base, ...asked })
        } else if (choice === 3) {
          await world.ignore({ talk, by, at })
          acts.push({ act: 'ignored', ...base, ...asked })
        } else if (choice === 4) {
          const reason = oneOf(['fictional', 'meeting'])
          await world.handOver({ talk, by, at, reason })
          acts.push({ act: 'handed', ...base, ...asked, ...(reason === 'fictional' && { type: null }) })
        } else {
          await world.send({ talk, by, at, to: message, type: turn })
          // An extra reply is no item, but an act that ends another.
          acts.push({ act: 'answered', ...base, ...asked, ...(turn === 'extra_reply' && { type: null }) })
        }
      }
    }
  await world.keep(10)

  const tom = world.operators.at(-1)?.id ?? 0
  const found: Fairness = await world.compare(tom)
  const own = await test.signedIn({ id: tom })
  expect((await own('GET', '/api/fairness')).json().comparison).toEqual({ ...found })
  expect(found).toMatchObject({ colleagues: 6, days: 4 })
  const slow = recount(acts, stops, tom)
  for (const { measure, events, items, ratio, expected } of found.measures ?? []) {
    const counted = slow[measure]
    expect({ measure, events, items }).toEqual({ measure, events: counted.events, items: counted.items })
    expect(expected).toBeCloseTo(counted.expected, 6)
    if (counted.ratio === null) expect(ratio).toBeNull()
    else expect(ratio?.value).toBeCloseTo(counted.ratio, 6)
    expect(await world.itemsOf(tom, measure)).toEqual(counted.behind)
  }
  expect(found.measures?.map(({ events }) => events > 0)).toContain(true)
  const replies = timed(acts).filter(({ operator, type }) => operator === tom && type === 'reply')
  const behind: string[][] = []
  for (const { from } of found.lengths ?? []) behind.push(await world.itemsOf(tom, 'skipped', from))
  expect(found.lengths?.map(({ items, skipped }, place) => [items, skipped, behind[place]])).toEqual(
    [0, 50, 150, 300].map((from, place, all) => {
      const chosen = replies.filter(
        ({ length }) => length >= from && length < (all[place + 1] ?? Number.POSITIVE_INFINITY),
      )
      const skipped = chosen.filter(({ act }) => act === 'skipped')
      return [chosen.length, skipped.length, skipped.map(nameOf).sort().reverse()]
    }),
  )
})

/** The acts with what happened before them. */
function timed(acts: readonly Act[]) {
  return acts.flatMap((act) => {
    const before = acts.filter(
      (other) =>
        other.operator === act.operator &&
        other.at < act.at &&
        Math.floor(other.at / day) === Math.floor(act.at / day),
    )
    const last = Math.max(Number.NEGATIVE_INFINITY, ...before.map(({ at }) => at))
    const free = Math.max(last, act.arrived ?? Number.NEGATIVE_INFINITY)
    const took = act.at - free
    const began = took <= 20 * minute ? free : act.at
    return act.type === null
      ? []
      : [{ ...act, took, hasWaited: act.arrived !== null && began - act.arrived > 10 * minute }]
  })
}

function recount(acts: readonly Act[], stops: readonly Stop[], own: number) {
  const items = timed(acts)
  /** What was stopped since the operator's earlier item in this conversation, of the same day. */
  const stopsOf = (item: Item) => {
    const earlier = items.filter(
      ({ operator, talk, at }) =>
        operator === item.operator &&
        talk === item.talk &&
        at < item.at &&
        Math.floor(at / day) === Math.floor(item.at / day),
    )
    const since = Math.max(item.at - 120 * minute, ...earlier.map(({ at }) => at))
    return stops.filter(
      ({ talk, by, at }) => talk === item.talk && by === item.operator && at > since && at <= item.at,
    )
  }
  type Item = (typeof items)[number]
  const compare = (isCounted: (item: Item) => boolean, isEvent: (item: Item) => boolean) => {
    const groupOf = (item: Item) => `${item.language} ${item.type} ${new Date(item.at).getUTCHours()}`
    const counted = items.filter(isCounted)
    let [a, b, events, size, indirect] = [0, 0, 0, 0, 0]
    const behind: string[] = []
    for (const group of new Set(counted.map(groupOf))) {
      const inGroup = counted.filter((item) => groupOf(item) === group)
      const mine = inGroup.filter(({ operator }) => operator === own)
      const others = inGroup.filter(({ operator }) => operator !== own)
      if (mine.length === 0 || others.length < 5) continue
      a += (mine.filter(isEvent).length * others.length) / inGroup.length
      b += (others.filter(isEvent).length * mine.length) / inGroup.length
      events += mine.filter(isEvent).length
      behind.push(...mine.filter(isEvent).map(nameOf))
      size += mine.length
      indirect += (mine.length * others.filter(isEvent).length) / others.length
    }
    behind.sort().reverse()
    if (b === 0) return { events, items: size, behind, expected: 0, ratio: null }
    return { events, items: size, behind, expected: a === 0 ? indirect : (events * b) / a, ratio: a / b }
  }
  const isSkipped = ({ act }: Item) => act === 'skipped'
  const all = () => true
  const isAnswer = ({ act, type }: Item) => act === 'answered' && type === 'reply'
  return {
    skipped: compare(all, isSkipped),
    skipped_long: compare(({ length }) => length >= 300, isSkipped),
    skipped_waited: compare(({ hasWaited }) => hasWaited, isSkipped),
    taken: compare(all, ({ isTaken }) => isTaken),
    fast: compare(isAnswer, ({ took }) => took <= 20_000),
    ignored: compare(all, ({ act }) => act === 'ignored'),
    handed: compare(all, ({ act }) => act === 'handed'),
    stopped: compare(all, (item) => stopsOf(item).length > 0),
    false_alarms: compare(
      (item) => stopsOf(item).length > 0,
      (item) => stopsOf(item).some(({ isFalse }) => isFalse),
    ),
  }
}
