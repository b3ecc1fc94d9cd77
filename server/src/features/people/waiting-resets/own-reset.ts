import type { TwoFactorPart, User } from '@panel/contract'
import { sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { isWaiting } from '../operators/waiting-reset.ts'

export type OwnReset = {
  id: number
  what: TwoFactorPart
  by: { id: number; name: string }
  expires_at: string
}

/** The request to reset the two-factor or the password of operator `o` that waits for a second admin. */
export const ownReset = sql<OwnReset | null>`(
  select jsonb_build_object('id', r.id, 'what', r.what, 'by', jsonb_build_object('id', ra.id, 'name', ra.name),
    'expires_at', to_char(r.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
  from two_factor_resets r join operators ra on ra.id = r.asked_by
  where r.operator_id = o.id and ${isWaiting})`

export const presentOwnReset = (reset: OwnReset | null | undefined, viewer: Operator): User['own_reset'] =>
  reset ? { ...reset, by: presentOperator(viewer, reset.by) } : null
