import { type DeclaredAction, declaredActions } from '../ui/actions/actions'

import.meta.glob(['../**/*-actions.ts', '!../**/use-*.ts'], { eager: true })

/** Every action of the panel. */
export const allActions: readonly DeclaredAction[] = declaredActions()
