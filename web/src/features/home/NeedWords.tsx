import type { BoardLease } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/words/dates'
import { isolate } from '../../ui/words/isolate'
import { languageName, languageWord } from '../../ui/words/region-names'
import { useReasons } from '../settings/use-reasons'
import { hereOf } from '../supervision/board/board-rows'
import styles from './HelpPanel.module.css'
import type { Need } from './needs'

/** Who needs help and why, and what is known of it. */
export function NeedWords({ need }: { need: Need }) {
  const { title, note } = useWords()(need)
  return (
    <span className={styles.words}>
      <b>{title}</b>
      {note && <small title={note}>{note}</small>}
    </span>
  )
}

function useWords() {
  const { t } = useTranslation()
  const { read } = useReasons()
  const namesOf = ({ customer, profile }: NonNullable<BoardLease['people']>) =>
    `${isolate(customer.name)} ${t('thread.and')} ${isolate(profile.name)}`
  const nameOf = ({ id, name }: { id: number; name: string | null }) => name ?? t('away.somebody', { id })

  return (need: Need): { title: string; note: string } => {
    switch (need.kind) {
      case 'escalation': {
        const { kind, by, assigned } = need.escalation
        return {
          title: `${t(`hold.${kind}`)}: ${namesOf(need.escalation)}`,
          note: assigned
            ? t('home_help.looks', { name: nameOf(assigned) })
            : t('home_help.escalated', { name: nameOf(by) }),
        }
      }
      case 'idle': {
        const { operator, people, language } = need.lease
        return {
          title: t('home_help.idle', { name: nameOf(operator) }),
          note: [...(people ? [namesOf(people)] : []), languageWord(language)].join(', '),
        }
      }
      case 'handovers': {
        const { people } = need.oldest
        return {
          title: t('home_help.handovers', { count: need.count, number: formatNumber(need.count) }),
          note: [...(people ? [namesOf(people)] : []), read(need.oldest)].join(', '),
        }
      }
      case 'language': {
        const { language, waiting, here } = need.row
        const operators = hereOf(here)
        return {
          title: t('home_help.language', {
            language: languageName(language),
            count: waiting,
            number: formatNumber(waiting),
          }),
          note: t('home_help.here', { count: operators, number: formatNumber(operators) }),
        }
      }
    }
  }
}
