import { holdKinds } from '@panel/contract/enumerations'
import { useTranslation } from 'react-i18next'

/** Names a hold by its kind, as within a sentence; a kind that is not known here names itself. */
export function useHoldName() {
  const { t } = useTranslation()
  return (kind: string) => {
    const known = holdKinds.find((candidate) => candidate === kind)
    return known ? t(`hold.${known}`).replace(/^./u, (letter) => letter.toLocaleLowerCase()) : kind
  }
}
