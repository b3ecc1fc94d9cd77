import { type Login, outcomeOfLogin } from '@panel/contract'
import { csvOf } from '../../platform/csv.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'
import type { LoginRow } from './find.ts'

export function presentLogin(row: LoginRow, viewer: Operator): Login {
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
  }
}

export function loginsFile(rows: readonly LoginRow[], viewer: Operator): string {
  return csvOf(
    ['time', 'operator id', 'operator', 'login', 'outcome', 'reason', 'device', 'address', 'times'],
    rows
      .map((row) => presentLogin(row, viewer))
      .map(({ at, operator, login, outcome, result, device, address, times }) => [
        at,
        operator?.id ?? null,
        operator?.name ?? null,
        login,
        outcome,
        result,
        device,
        address,
        times,
      ]),
  )
}
