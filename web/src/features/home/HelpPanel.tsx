import type { Lateness } from '@panel/contract/rules/lateness'
import { IconClock, IconHourglass, IconUserUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/actions/Keys'
import { moveInList } from '../../ui/lists/list-actions'
import { useRowCursor } from '../../ui/lists/use-row-cursor'
import { TitledPanel } from '../../ui/TitledPanel'
import text from '../../ui/text.module.css'
import { Age } from '../../ui/words/Age'
import { escalationIcons } from '../conversations/holds/escalation-icons'
import styles from './HelpPanel.module.css'
import { NeedLink } from './NeedLink'
import { NeedWords } from './NeedWords'
import type { Need } from './needs'

/** Who needs help first, each with its clock and the way to it. J and K move, Enter opens. */
export function HelpPanel({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation()
  const { table, cursor, setCursor } = useRowCursor<HTMLUListElement>(needs.map((_, place) => place))
  return (
    <TitledPanel title={t('home_help.title')} aside={needs.length > 0 && <Keys keys={moveInList.key} />}>
      {needs.length === 0 && <p className={styles.empty}>{t('home_help.nobody')}</p>}
      <ul ref={table} className={styles.needs}>
        {needs.map((need, place) => (
          <li key={need.key} data-cursor={place === cursor || undefined}>
            <Mark need={need} />
            <NeedWords need={need} />
            <b className={classOf(need.lateness)}>
              <Age since={need.since} />
            </b>
            <NeedLink need={need} place={place} onFocus={() => setCursor(place)} />
          </li>
        ))}
      </ul>
    </TitledPanel>
  )
}

const classOf = (lateness: Lateness | null) => `${text.figures} ${lateness ? text[lateness] : ''}`

const icons = { idle: IconClock, handovers: IconUserUp, language: IconHourglass }

function Mark({ need }: { need: Need }) {
  const Icon = need.kind === 'escalation' ? escalationIcons[need.escalation.kind] : icons[need.kind]
  return (
    <span className={styles.mark} data-lateness={need.lateness ?? undefined}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
