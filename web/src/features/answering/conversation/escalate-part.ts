import { lazyPart } from '../../../ui/lazy-part'

/** Escalating, holds and questions who writes in a conversation: loaded after the first paint, with their texts. */
export const escalatePart = lazyPart(() => import('./load-escalate').then(({ load }) => load()))
