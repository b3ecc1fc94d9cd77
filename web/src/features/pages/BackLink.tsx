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
  /** Where the conversation was opened; the main panel when it is not said. */
  from?: Origin
}

/**
 * 'Back to …' by origin (specification section 2). Where that page is the one before in the history, it goes back to it as
 * it was left, with its filters.
 */
export function BackLink({ from: asked }: Props) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const user = useUser()
  // A way back never ends at a page that is not theirs: an address may come from a colleague.
  const from = asked && mayOpen(user, originPath[asked]) ? asked : undefined
  const path = from ? originPath[from] : '/'
  const back = () => {
    if (cameFrom(history, path)) history.back()
    else history.push(path)
  }
  const place = t(`place.${from ?? 'main_panel'}`)
  const { key } = useAction(goBack, { place, back })
  const press = (event: MouseEvent) => {
    // Another tab or window is the browser's business.
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
