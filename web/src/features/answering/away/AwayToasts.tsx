import { IconCoffee } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/overlays/toasts'
import { useReasons } from '../../settings/use-reasons'
import { useUser } from '../../settings/user-query'
import { useAwayNow, useMayListBreaks } from './use-away-now'

/** Notifies coaches on every page when somebody starts a break. */
export function AwayToasts() {
  return useMayListBreaks() ? <Toasts /> : null
}

function Toasts() {
  const { t } = useTranslation()
  const { read } = useReasons()
  const ownId = useUser().id
  const { data } = useAwayNow()
  const known = useRef<Set<number> | null>(null)
  useEffect(() => {
    if (!data) return
    // Breaks that had started before the page opened are on the home page.
    const started = data.filter(
      ({ id, operator }) => known.current?.has(id) === false && operator.id !== ownId,
    )
    const [latest] = started
    if (latest) {
      const name = latest.operator.name ?? t('away.somebody', { id: latest.operator.id })
      showToast({ icon: IconCoffee, text: t('away.told', { name, reason: read(latest) }) })
    }
    known.current = new Set([...(known.current ?? []), ...data.map(({ id }) => id)])
  }, [data, ownId, t, read])
  return null
}
