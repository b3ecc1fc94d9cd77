import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLastChat } from '../features/answering/last-chat/use-last-chat'
import { useDemoTour } from '../features/home/tour/use-demo-tour'
import { offer } from '../ui/actions/actions'
import { ActionMenu, type MenuItem } from '../ui/overlays/ActionMenu'
import { MenuCount } from './MenuCount'
import type { MenuEntry } from './menu'
import { goToPage } from './shell-actions'

type Props = {
  sections: readonly (readonly MenuEntry[])[]
  /** The button that has opened it. */
  at: DOMRect
  onClose: () => void
}

/** The operator's own pages, and the end of their shift. */
export function NameMenu({ sections, at, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const last = useLastChat()
  const tour = useDemoTour()
  const items = sections.flatMap((entries, part) =>
    entries.map(
      ({ to, badge }, index): MenuItem => ({
        action: offer(t, goToPage, { path: to, go: (path) => void navigate({ to: path }) }),
        hasSeparator: part > 0 && index === 0,
        end: badge && <MenuCount badge={badge} />,
      }),
    ),
  )
  if (last) items.push({ action: last, hasSeparator: true })
  if (tour) items.push({ action: tour, hasSeparator: !last })
  return <ActionMenu at={at} label={t('menu.own')} items={items} onClose={onClose} />
}
