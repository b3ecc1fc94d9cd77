import { holdKinds } from '@panel/contract/rules/hold-kinds'
import { useTranslation } from 'react-i18next'

/** The name of a kind of hold, to use within a sentence. An unknown kind is returned unchanged. */
export function useHoldName() {
  const { t } = useTranslation()
  return (kind: string) => {
    const known = holdKinds.find((candidate) => candidate === kind)
    return known ? t(`hold.${known}`).replace(/^./u, (letter) => letter.toLocaleLowerCase()) : kind
  }
}
