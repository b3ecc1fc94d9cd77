import type { OwnAct } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { useReasons } from '../../settings/use-reasons'

/** What was written; of other acts, what was done and why. */
export function useActWords() {
  const { t } = useTranslation()
  const { read } = useReasons()
  return (act: OwnAct): { isWritten: boolean; words: string } => {
    if (act.kind === 'handover' && act.text !== null)
      return { isWritten: false, words: t('mine.act.appeal', { text: act.text }) }
    switch (act.kind) {
      case 'skip':
      case 'handover':
        return { isWritten: false, words: t(`mine.act.${act.kind}`, { reason: read(act) }) }
      case 'ignore':
        return {
          isWritten: false,
          words: t('mine.act.ignore', { option: act.ignore ? t(`ignore.option.${act.ignore}`) : '' }),
        }
      case 'escalation':
        return {
          isWritten: false,
          words: t('mine.act.escalation', { kind: act.escalation ? t(`hold.${act.escalation}`) : '' }),
        }
      case 'report':
        return { isWritten: false, words: t('mine.act.report') }
      default:
        return act.text
          ? { isWritten: true, words: act.text }
          : { isWritten: false, words: t('mine.act.no_text') }
    }
  }
}
