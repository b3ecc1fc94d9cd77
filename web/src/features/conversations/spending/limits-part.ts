import type { Conversation } from '@panel/contract'
import type { HoldKind } from '@panel/contract/rules/hold-kinds'
import { lazyPart } from '../../../ui/lazy-part'

/** Loaded only for customers with limits or a report of their spending. */
export const limitsPart = lazyPart(() => import('./load-limits').then(({ load }) => load()))

const limitKinds: ReadonlySet<HoldKind> = new Set([
  'self_exclusion',
  'cooling_off',
  'spending_limit',
  'limit_reached',
] satisfies HoldKind[])

/** Whether a hold is a limit that the customer or the site has set. */
export const isLimit = ({ kind }: { kind: HoldKind }) => limitKinds.has(kind)

/** Whether there is something to show. */
export const hasLimits = ({ holds, spending }: Conversation['customer']) =>
  spending !== null || holds.some(isLimit)
