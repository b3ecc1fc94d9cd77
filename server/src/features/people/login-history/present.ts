import { type Login, type LoginMark, outcomeOfLogin } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import type { LoginRow } from './find.ts'

/** The marks by the id of their entry. */
type Marks = ReadonlyMap<number, LoginMark[]>

export function presentLogin(row: LoginRow, marks: Marks, viewer: Operator): Login {
  const { result } = row
  const operator = presentNamed(viewer, row.operator_id, row.operator_name)
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

export const loginColumns: Columns<Login> = {
  time: (row) => row.at,
  'operator id': (row) => row.operator?.id ?? null,
  operator: (row) => row.operator?.name ?? null,
  login: (row) => row.login,
  outcome: (row) => row.outcome,
  reason: (row) => row.result,
  device: (row) => row.device,
  address: (row) => row.address,
  times: (row) => row.times,
  marks: (row) => row.marks.join(' '),
}
