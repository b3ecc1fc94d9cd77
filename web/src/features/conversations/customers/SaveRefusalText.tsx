import { useTranslation } from 'react-i18next'
import { issueText } from '../../../ui/words/issue-text'
import type { SaveRefusal } from './save-customer'

type Props = {
  refusal: SaveRefusal
  /** The stored value, as text. */
  theirs: string
}

/** Why something was not saved, and what Enter does next. */
export function SaveRefusalText({ refusal, theirs }: Props) {
  const { t } = useTranslation()
  switch (refusal.kind) {
    case 'edited_meanwhile':
      return t('save.edited_meanwhile', { name: refusal.by ?? t('save.somebody'), value: theirs })
    case 'refused':
      return t('save.refused', { why: issueText(t, refusal.issue) })
    case 'gone':
      return t('save.gone')
    case 'offline':
      return t('save.offline')
    case 'failed':
      return t('save.failed')
  }
}
