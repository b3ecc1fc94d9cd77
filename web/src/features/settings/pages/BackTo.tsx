import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Keys } from '../../../ui/actions/Keys'
import { useShortcut } from '../../../ui/actions/key-choices'
import { useAction } from '../../../ui/actions/use-action'
import { cameFrom } from '../../../ui/lists/trail'
import { BackLabel, backClass } from '../../../ui/PageHead'
import { goBack } from './page-actions'

type Props = {
  /** The page to which the link leads, without its filters. */
  path: string
  /** Its name in the text "Back to …". */
  place: string
}

/** A link back to a page. If that page is the previous entry of the history, it goes back to it, with its filters. */
export function BackTo({ path, place }: Props) {
  const { history } = useRouter()
  const back = () => {
    if (cameFrom(history, path)) history.back()
    else history.push(path)
  }
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
