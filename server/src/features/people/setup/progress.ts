import { type SetupProgress, type SetupStep, type SetupStepState, setupSteps } from '@panel/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const storedSteps = z.partialRecord(z.enum(setupSteps), z.enum(['done', 'later']))
type Stored = z.infer<typeof storedSteps>

const readSetup = (db: Db, operatorId: number) =>
  db
    .selectFrom('setup')
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .select('steps')
    .executeTakeFirst()

/** @throws {AppError} `not_found` when the actor is not the first admin, or the setup is over */
export async function findProgress(db: Db, actor: Operator): Promise<SetupProgress> {
  const setup = await readSetup(db, actor.id)
  if (!setup) throw new AppError('not_found')
  return present(storedSteps.parse(setup.steps))
}

function present(stored: Stored): SetupProgress {
  const steps = setupSteps.map((step): { step: SetupStep; state: SetupStepState } => ({
    step,
    state: stored[step] ?? 'open',
  }))
  return { steps, is_over: steps.every(({ state }) => state !== 'open') }
}

/** Stores the state of a step. The setup is over when none is open. @throws {AppError} `not_found` */
export function settleStep(
  db: Db,
  actor: Operator,
  step: SetupStep,
  state: 'done' | 'later',
): Promise<SetupProgress> {
  return transaction(db, async (tx) => {
    const stored = await lockSteps(tx, actor)
    const progress = present({ ...stored, [step]: state })
    await tx
      .updateTable('setup')
      .set({ steps: JSON.stringify({ ...stored, [step]: state }) })
      .execute()
    if (progress.is_over) await end(tx, actor, progress)
    return progress
  })
}

/** Ends the setup; the open steps are done later. @throws {AppError} `not_found` */
export function endSetup(db: Db, actor: Operator): Promise<SetupProgress> {
  return transaction(db, async (tx) => {
    const progress = present(await lockSteps(tx, actor))
    await end(tx, actor, progress)
    return { ...progress, is_over: true }
  })
}

/** The transaction has the setup for itself until its end. @throws {AppError} `not_found` */
export async function lockSteps(tx: Tx, actor: Operator): Promise<Stored> {
  const setup = await tx
    .selectFrom('setup')
    .where('operator_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .select('steps')
    .forUpdate()
    .executeTakeFirst()
  if (!setup) throw new AppError('not_found')
  return storedSteps.parse(setup.steps)
}

async function end(tx: Tx, actor: Operator, { steps }: SetupProgress) {
  await tx.updateTable('setup').set({ ended_at: sql<string>`now()` }).execute()
  announce(tx, { topic: 'operator', operatorId: actor.id })
  await recordAudit(tx, {
    operatorId: actor.id,
    action: 'setup.end',
    subject: { type: 'operator', id: actor.id },
    details: Object.fromEntries(steps.map(({ step, state }) => [step, state])),
  })
}
