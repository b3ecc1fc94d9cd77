import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUser } from '../../settings/user-query'

const part = lazyPart(() => import('./load-suggestion').then(({ load }) => load()))

/** Suggests a break above every page, by the rules of the owner of the service, until the operator takes or declines it. */
export function SuggestedBreak() {
  const { suggested_break: ground = null, away, preview } = useUser()
  const isShown = ground !== null && !away && !preview
  const banner = useLazyPart(part, isShown)
  return <div role="status">{isShown && banner && <banner.SuggestionBanner ground={ground} />}</div>
}
