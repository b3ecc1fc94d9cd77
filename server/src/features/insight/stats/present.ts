import { type getStats, type HandlerResultOf, sentMessageTypes } from '@panel/contract'
import { type CsvForm, csvOf } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { Stats } from './find.ts'
import { percentageOf } from './percentage.ts'

export function presentStats(
  { period, includesOthers, rows }: Stats,
  viewer: Operator,
): HandlerResultOf<typeof getStats> {
  return {
    period,
    types: sentMessageTypes.map((type) => ({ type, ...countsOf(rows.find((row) => row.type === type)) })),
    total: countsOf(
      rows.find(({ type, day, operator_id }) => type === null && day === null && operator_id === null),
    ),
    days: rows.flatMap((row) => (row.day === null ? [] : [{ day: row.day, ...countsOf(row) }])),
    operators: includesOthers
      ? rows.flatMap((row) =>
          row.operator_id === null || row.operator_name === null
            ? []
            : [
                {
                  operator: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
                  ...countsOf(row),
                },
              ],
        )
      : null,
  }
}

/** The columns of specification section 2, Stats page. */
export function statsFile(stats: Stats, viewer: Operator, form: CsvForm): string {
  const { types, total } = presentStats(stats, viewer)
  return csvOf(
    ['message type', 'number of messages', 'number with answer', 'answer percentage'],
    [...types, { type: 'total', ...total }].map(({ type, messages, with_answer, answer_percentage }) => [
      type,
      messages,
      with_answer,
      answer_percentage === null ? null : Number(answer_percentage.toFixed(1)),
    ]),
    form,
  )
}

function countsOf(row: { sent: number; answered: number } = { sent: 0, answered: 0 }) {
  return {
    messages: row.sent,
    with_answer: row.answered,
    answer_percentage: percentageOf(row.sent, row.answered),
  }
}
