import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { useShortcut } from '../../ui/key-choices'
import { BackLabel, backClass } from '../../ui/PageHead'
import { cameFrom } from '../../ui/trail'
import { useAction } from '../../ui/use-action'
import { goBack } from '../pages/page-actions'
import { reportPaths } from './report-search'
import { useReport } from './use-report'

/** Back from a list to the report, with its filters if it is the page before. */
export function BackToReport() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const { kind } = useReport()
  const path = reportPaths[kind]
  const back = () => {
    if (cameFrom(history, path)) history.back()
    else history.push(path)
  }
  const place = t('profile_reports.place')
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
