import {
  type getStatsGroups,
  type HandlerResultOf,
  hasAnswerTimes,
  type StatsRow,
  sentMessageTypes,
} from '@panel/contract'
import { type Cell, type CsvForm, csvOf } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { FoundGroups } from './find-groups.ts'
import { percentageOf } from './percentage.ts'
import { isSettled } from './period-parts.ts'
import type { Sum } from './sum-groups.ts'
import type { StepSum } from './sum-steps.ts'

type Response = HandlerResultOf<typeof getStatsGroups>
type Numbers = { sent: number; answered: number; skipped: number }

export function presentGroups(found: FoundGroups, viewer: Operator): Response {
  const { by, now, then, answerTimes } = found
  const hasSkips = by === 'skip_reason'
  const numbers = (sum: Numbers) => ({ ...countsOf(sum), skipped: hasSkips ? sum.skipped : null })
  const totalOf = (groups: readonly Sum[], steps: readonly StepSum[]) =>
    totalNumbers(by === 'step' ? steps : groups)
  const inStep = numbersOfSteps(now.stepSums)
  const inStepBefore = numbersOfSteps(then?.stepSums ?? [])
  const steps = found.steps.map(({ from, to }, index) => ({
    from,
    to,
    ...countsOf(inStep(index)),
    answer_time: answerTimes.steps.get(index + 1) ?? null,
    before: then && { ...countsOf(inStepBefore(index)), skipped: null },
    is_settled: isSettled({ from, to }, now.parts),
  }))
  const nameOf = (key: string, name: string | null) =>
    by === 'operator' ? presentOperator(viewer, { id: Number(key), name: name ?? '' }).name : name
  const rowOf = (key: string): StatsRow => {
    const [own = nothing, earlier = nothing] = [now, then].map((sums) =>
      sums?.groups.find((sum) => sum.key === key),
    )
    return {
      key,
      name: nameOf(key, (own === nothing ? earlier : own).name),
      ...numbers(own),
      answer_time: answerTimes.groups.get(key) ?? null,
      before: then && numbers(earlier),
    }
  }
  return {
    period: found.period,
    before: found.before,
    by,
    team_name: found.teamName,
    step: found.step,
    rows:
      by === 'step'
        ? steps.map(({ from, to: _to, is_settled: _, ...step }) => ({
            key: from,
            name: null,
            skipped: null,
            ...step,
          }))
        : keysOf(found).map(rowOf),
    total: {
      key: '',
      name: null,
      ...numbers(totalOf(now.groups, now.stepSums)),
      answer_time: answerTimes.steps.get(0) ?? null,
      before: then && numbers(totalOf(then.groups, then.stepSums)),
    },
    steps,
    panels: found.panels.map(({ key, name }) => ({
      key,
      name: nameOf(key, name),
      steps: found.steps.map((_, index) => ({
        ...countsOf(inStep(index, key)),
        before: then && countsOf(inStepBefore(index, key)),
      })),
    })),
    team: found.middle,
    opens_from: found.opensFrom,
  }
}

/** The rows of the table in their order. All types and hours have a row, other groups if they have messages in one of the periods. */
function keysOf({ by, now, then }: FoundGroups): string[] {
  if (by === 'type') return [...sentMessageTypes]
  if (by === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour))
  return [...new Set([now, then].flatMap((sums) => sums?.groups.map(({ key }) => key) ?? []))]
}

const nothing: Sum = { key: '', name: null, sent: 0, answered: 0, skipped: 0 }

function totalNumbers(sums: readonly (Sum | StepSum)[]): Numbers {
  const total = { sent: 0, answered: 0, skipped: 0 }
  for (const sum of sums) {
    total.sent += sum.sent
    total.answered += sum.answered
    total.skipped += 'skipped' in sum ? sum.skipped : 0
  }
  return total
}

/** The sums of each step: of one group, or of all. By operator, the sum of all is a row without a key. */
function numbersOfSteps(sums: readonly StepSum[]): (index: number, key?: string) => Numbers {
  const bySteps = Map.groupBy(sums, ({ step }) => step)
  return (index, key) => {
    const own = bySteps.get(index + 1) ?? []
    const all = own.some((sum) => sum.key === null) ? own.filter((sum) => sum.key === null) : own
    return totalNumbers(key === undefined ? all : own.filter((sum) => sum.key === key))
  }
}

const countsOf = ({ sent, answered }: Omit<Numbers, 'skipped'>) => ({
  messages: sent,
  with_answer: answered,
  answer_percentage: percentageOf(sent, answered),
})

/** The rows of the table as a file: what the screen shows. */
export function groupsFile({ by, before, rows, total }: Response, form: CsvForm): string {
  const isSkips = by === 'skip_reason'
  const hasTimes = hasAnswerTimes(rows)
  const names = isSkips
    ? ['number of skips']
    : ['number of messages', 'number with answer', 'answer percentage']
  const cells = (
    numbers: Pick<StatsRow, 'messages' | 'with_answer' | 'answer_percentage' | 'skipped'> | null,
  ): Cell[] =>
    isSkips
      ? [numbers?.skipped ?? null]
      : [numbers?.messages ?? null, numbers?.with_answer ?? null, rounded(numbers?.answer_percentage ?? null)]
  return csvOf(
    [
      by === 'type' ? 'message type' : by.replace('_', ' '),
      ...(hasName(by) ? ['name'] : []),
      ...names,
      ...(hasTimes ? ['median answer time in seconds', '90th percentile of answer time in seconds'] : []),
      ...(before ? names.map((name) => `${name} before`) : []),
    ],
    [...rows, { ...total, key: 'total' }].map((row) => [
      row.key,
      ...(hasName(by) ? [row.name] : []),
      ...cells(row),
      ...(hasTimes ? [row.answer_time?.median ?? null, row.answer_time?.ninetieth ?? null] : []),
      ...(before ? cells(row.before) : []),
    ]),
    form,
  )
}

const hasName = (by: Response['by']) => ['operator', 'team', 'siteowner'].includes(by)
const rounded = (percentage: number | null) => (percentage === null ? null : Number(percentage.toFixed(1)))
