import { lazyPart } from '../../../ui/lazy-part'

/** What a customer was shown: loaded when an operator opens it, with its texts. */
export const shownPart = lazyPart(() => import('./load-shown').then(({ load }) => load()))
