import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { useUser } from '../../settings/user-query'

const part = lazyPart(() => import('./PausedBanner'))

/** Above every page while a coach has paused the operator. */
export function Paused() {
  const { paused } = useUser()
  const banner = useLazyPart(part, paused !== null)
  return <div role="status">{paused && banner && <banner.PausedBanner pause={paused} />}</div>
}
