import { lazyPart } from '../../../ui/lazy-part'
import { addHoldTexts } from '../../conversations/holds/hold-texts'

/** Escalating a case: loaded with the texts of escalations. */
export const escalateCasePart = lazyPart(async () => {
  const [{ EscalateCase }] = await Promise.all([import('./EscalateCase'), addHoldTexts()])
  return { EscalateCase }
})
