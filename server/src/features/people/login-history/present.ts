import { type Login, type LoginMark, outcomeOfLogin } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import type { LoginRow } from './find.ts'

/** The marks by the id of their entry. */
type Marks = ReadonlyMap<number, LoginMark[]>

export function presentLogin(row: LoginRow, marks: Marks, viewer: Operator): Login {
  const { result } = row
  const operator =
    row.operator_id !== null && row.operator_name !== null
      ? presentOperator(viewer, { id: row.operator_id, name: row.operator_name })
      : null
  return {
    id: row.id,
    at: row.at,
    operator,
    login: operator?.name === null ? null : row.login,
    outcome: outcomeOfLogin[result],
    result,
    times: row.times,
    device: row.device,
    address: row.address,
    marks: marks.get(row.id) ?? [],
  }
}

export const loginsHead = [
  'time',
  'operator id',
  'operator',
  'login',
  'outcome',
  'reason',
  'device',
  'address',
  'times',
  'marks',
]

export const loginCells = (rows: readonly LoginRow[], marks: Marks, viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentLogin(row, marks, viewer))
    .map(({ at, operator, login, outcome, result, device, address, times, marks: found }) => [
      at,
      operator?.id ?? null,
      operator?.name ?? null,
      login,
      outcome,
      result,
      device,
      address,
      times,
      found.join(' '),
    ])
