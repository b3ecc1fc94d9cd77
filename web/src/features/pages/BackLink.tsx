import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { useShortcut } from '../../ui/key-choices'
import { BackLabel, backClass } from '../../ui/PageHead'
import { cameFrom } from '../../ui/trail'
import { useAction } from '../../ui/use-action'
import { useUser } from '../sign-in/user-query'
import { type Origin, originPath } from './origin'
import { goBack } from './page-actions'
import { mayOpen } from './pages'

type Props = {
  /** The page from which the conversation was opened; by default the main panel. */
  from?: Origin
}

/**
 * 'Back to …' by origin (specification section 2). If that page is the previous entry of the history, it goes back to it, with
 * its filters.
 */
export function BackLink({ from: requested }: Props) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const user = useUser()
  // A link back never leads to a page without the right for it, because a URL can come from a colleague.
  const from = requested && mayOpen(user, originPath[requested]) ? requested : undefined
  const path = from ? originPath[from] : '/'
  const back = () => {
    if (cameFrom(history, path)) history.back()
    else history.push(path)
  }
  const place = t(`place.${from ?? 'main_panel'}`)
  const { key } = useAction(goBack, { place, back })
  const press = (event: MouseEvent) => {
    // The browser handles another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    back()
  }
  return (
    <a href={path} className={backClass} aria-keyshortcuts={useShortcut(key)} onClick={press}>
      <BackLabel>{place}</BackLabel>
      <Keys keys={key} />
    </a>
  )
}
