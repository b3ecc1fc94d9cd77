import {
  type getStatsGroups,
  groupsOfOthers,
  issueAt,
  levelSeeingOtherOperators,
  maxStatsPanels,
  type QueryOf,
  type StatsGroup,
  stepFor,
} from '@panel/contract'
import { sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { InvalidInput } from '../../../platform/http/errors.ts'
import { maySeeOthers, operatorAsked } from '../../../platform/http/operator-asked.ts'
import { findTeam } from '../../people/operators/find-team.ts'
import { findAnswerTimes, hasTimedRows, noAnswerTimes } from './answer-times.ts'
import type { Column, Counted } from './counted-rows.ts'
import { isOfSiteowners, periodOf } from './find.ts'
import { findOpensFrom } from './find-opens-from.ts'
import { findTeamMiddle } from './find-team-middle.ts'
import { groupsOfSteps, hasSteps } from './groups-of-steps.ts'
import { type PeriodParts, readPeriodParts } from './period-parts.ts'
import { type Sum, sumGroups } from './sum-groups.ts'
import { dayAfter, daysIn, type StepSum, stepsOf, sumSteps } from './sum-steps.ts'
import type { Period } from './sums-of-days.ts'

type Query = QueryOf<typeof getStatsGroups>
export type FoundGroups = Awaited<ReturnType<typeof findGroups>>

/** The column of the groups that have a chart each; null for one chart of all. */
const panelColumns: Record<StatsGroup, Column | null> = {
  type: 'type',
  language: 'language',
  siteowner: 'siteowner_id',
  operator: 'operator_id',
  team: null,
  hour: null,
  skip_reason: null,
  step: null,
}

/**
 * The statistics in groups: of this operator, or from level 150 on of all operators of the site owners that the viewer works for.
 * The messages of a period are counted in one moment.
 * @param needsSteps whether the charts are shown; a file has the table only
 * @throws {Refusal} when an operator below that level asks for others
 * @throws {InvalidInput} for numbers that are not counted: of single operators by hour, or by type in a language
 */
export async function findGroups(db: Db, viewer: Operator, query: Query, needsSteps = true) {
  const { by = 'type', language } = query
  const seesOthers = maySeeOthers(viewer)
  const operatorId = operatorAsked(viewer, query.operator_id)
  const team = await findTeam(db, viewer, query.team_id)
  if (!seesOthers && groupsOfOthers.includes(by))
    throw new Refusal(viewer, { level: levelSeeingOtherOperators }, 'not_allowed')
  const isOfPeople = operatorId !== undefined || query.team_id !== undefined
  if (isOfPeople && by === 'hour')
    throw new InvalidInput([issueAt('by', 'not_an_option', { options: 'type' })])
  if (isOfPeople && by === 'type' && language !== undefined)
    throw new InvalidInput([issueAt('language', 'not_together', { fields: 'by' })])

  const period = await periodOf(db, query)
  const counted: Counted = {
    siteowners: isOfSiteowners(viewer, query),
    people: operatorId === undefined ? team : [operatorId],
    language,
  }
  const step = stepFor(query.step ?? 'day', daysIn(period))
  const isOneStep = !needsSteps && by !== 'step'
  const steps = isOneStep ? [period] : stepsOf(period, step)
  const before = query.compare === 'before' ? periodBefore(period) : null
  // The step before is as many days before; months are compared as they are.
  const stepsBefore = (days: Period) =>
    step === 'month' && !isOneStep ? stepsOf(days, step) : steps.map(shiftedBy(-daysIn(period)))
  // At the same time. Answer times are those of days that are rolled up, which stay as they are.
  const [now, then, answerTimes, teamName, opensFrom] = await Promise.all([
    inOneMoment(db, async (tx) => {
      const sums = await sumPeriod(tx, period, counted, by, steps)
      const middle = seesOthers ? null : await findTeamMiddle(tx, viewer, sums.parts, counted, steps)
      return { ...sums, middle }
    }),
    before && inOneMoment(db, (tx) => sumPeriod(tx, before, counted, by, stepsBefore(before))),
    needsSteps || hasTimedRows(by, counted) ? findAnswerTimes(db, period, counted, by, steps) : noAnswerTimes,
    findTeamName(db, query.team_id),
    findOpensFrom(db),
  ])
  return {
    period,
    before,
    by,
    step,
    steps,
    now,
    then,
    panels: panelsOf(now.groups, now.stepSums),
    answerTimes,
    teamName,
    middle: now.middle,
    opensFrom,
  }
}

/** All statements of the work see one moment. */
const inOneMoment = <Result>(db: Db, work: (tx: Tx) => Promise<Result>) =>
  transaction(db, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return work(tx)
  })

/** The sums of a period, in total and by step. */
async function sumPeriod(
  tx: Tx,
  days: Period,
  counted: Counted,
  by: StatsGroup,
  steps: readonly Period[],
): Promise<{ parts: PeriodParts; groups: Sum[]; stepSums: StepSum[] }> {
  const parts = await readPeriodParts(tx, days)
  const column = panelColumns[by]
  // Of all operators, there are too many for a sum of each in each step.
  const isOfPeople = by === 'operator' && counted.people !== null
  if (by === 'step' || isOfPeople || hasSteps(by)) {
    const stepSums = await sumSteps(tx, parts, counted, steps, column)
    const groups = by === 'step' ? [] : await groupsOfSteps(tx, stepSums, by)
    return { parts, groups, stepSums: by === 'type' ? stepSums.map(ofTurn) : stepSums }
  }
  if (column !== 'operator_id') {
    const groups = await sumGroups(tx, parts, counted, by)
    return { parts, groups, stepSums: await sumSteps(tx, parts, counted, steps, column) }
  }
  const groups = await sumGroups(tx, parts, counted, by)
  const all = await sumSteps(tx, parts, counted, steps, null)
  const people = groups.slice(0, maxStatsPanels).map((group) => Number(group.key))
  const own = await sumSteps(tx, parts, { ...counted, people }, steps, column)
  return { parts, groups, stepSums: [...all, ...own] }
}

/** A message with a photo or gift counts for its turn. */
const ofTurn = (sum: StepSum): StepSum => ({
  ...sum,
  key: sum.key?.replace(/_(photo|gift)$/, '') ?? null,
})

/** As many days before a period. */
const periodBefore = (period: Period): Period => shiftedBy(-daysIn(period))(period)

const shiftedBy =
  (days: number) =>
  ({ from, to }: Period): Period => ({ from: dayAfter(from, days), to: dayAfter(to, days) })

async function findTeamName(db: Db, id: number | undefined): Promise<string | null> {
  if (id === undefined) return null
  const team = await db.selectFrom('teams').where('id', '=', id).select('name').executeTakeFirst()
  return team?.name ?? null
}

/** The groups with a chart of their own: those with the most messages. */
function panelsOf(
  groups: readonly Sum[],
  stepSums: readonly StepSum[],
): { key: string; name: string | null }[] {
  const sums = new Map<string, number>()
  for (const { key, sent } of stepSums) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + sent)
  return [...sums]
    .sort(([one, oneSent], [other, otherSent]) => otherSent - oneSent || one.localeCompare(other))
    .slice(0, maxStatsPanels)
    .map(([key]) => ({ key, name: groups.find((group) => group.key === key)?.name ?? null }))
}
