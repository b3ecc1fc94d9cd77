import type { Board, BoardLanguage, BoardLease, Escalation } from '@panel/contract'
import { escalationLate, urgencyOf } from '@panel/contract/rules/hold-rules'
import { type LateMinutes, type Lateness, latenessOf, type WaitKind } from '@panel/contract/rules/lateness'
import { idleInHandSeconds } from '@panel/contract/rules/limits'

/** Somebody who needs help from a coach or a master, and since when. */
export type Need = { key: string; since: string; lateness: Lateness | null } & (
  | { kind: 'escalation'; escalation: Escalation }
  | { kind: 'idle'; lease: BoardLease }
  | { kind: 'handovers'; count: number; oldest: Board['handovers']['items'][number] }
  | { kind: 'language'; row: BoardLanguage }
)

/** From when on an operator who gives no input keeps a customer waiting. */
const idleLate: LateMinutes = { amber: idleInHandSeconds / 60, red: 5 }

/** With more, nobody sees what comes first. */
const maxNeeds = 6

const kinds = ['escalation', 'idle', 'handovers', 'language'] as const
const ranks = { red: 0, amber: 1 } as const
const rankOf = ({ lateness }: Need) => (lateness === null ? 2 : ranks[lateness])

type Known = {
  board: Pick<Board, 'leases' | 'handovers' | 'languages'> | undefined
  /** Open ones; empty for those who do not settle them. */
  escalations: readonly Escalation[]
  late: Record<WaitKind, LateMinutes>
  now: number
}

/** Who needs help first: what is red, then amber; among them escalations, idle holders, handovers, languages. */
export function needsOf({ board, escalations, late, now }: Known): Need[] {
  const needs: Need[] = escalations.map((escalation) => ({
    key: `escalation ${escalation.id}`,
    kind: 'escalation',
    escalation,
    since: escalation.opened_at,
    lateness: latenessOf(escalation.opened_at, now, escalationLate[urgencyOf[escalation.kind]]),
  }))
  for (const lease of board?.leases.items ?? []) {
    const { last_input_at: since } = lease
    const lateness = latenessOf(since, now, idleLate)
    if (since && lateness) needs.push({ key: `idle ${lease.id}`, kind: 'idle', lease, since, lateness })
  }
  const oldest = board?.handovers.items[0]
  const lateness = oldest && latenessOf(oldest.since, now, late.handover)
  if (board && oldest && lateness) {
    const { count } = board.handovers
    needs.push({ key: 'handovers', kind: 'handovers', count, oldest, since: oldest.since, lateness })
  }
  for (const row of board?.languages ?? []) {
    const { oldest_waiting_at: since } = row
    const lateness = latenessOf(since, now, late.chat)
    if (since && lateness)
      needs.push({ key: `language ${row.language}`, kind: 'language', row, since, lateness })
  }
  return needs
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        Date.parse(one.since) - Date.parse(other.since),
    )
    .slice(0, maxNeeds)
}
