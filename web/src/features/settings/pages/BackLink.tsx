import { useTranslation } from 'react-i18next'
import { useUser } from '../user-query'
import { BackTo } from './BackTo'
import { type Origin, originPath } from './origin'
import { mayOpen } from './pages'

type Props = {
  /** The page from which the conversation was opened; by default the main panel. */
  from?: Origin
}

/** 'Back to …' by origin (specification section 2). */
export function BackLink({ from: requested }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  // A link back never leads to a page without the right for it, because a URL can come from a colleague.
  const from = requested && mayOpen(user, originPath[requested]) ? requested : undefined
  return <BackTo path={from ? originPath[from] : '/'} place={t(`place.${from ?? 'main_panel'}`)} />
}
