import { useTranslation } from 'react-i18next'
import { useMomentWords } from '../../../ui/words/use-moment-words'

/** "Tom B., yesterday 18:44": who wrote something, if the viewer may know, and when. */
export function useWrittenBy() {
  const { t } = useTranslation()
  const momentWords = useMomentWords()
  return (name: string | null, moment: string) =>
    t('written.by', { name: name ?? t('written.another'), when: momentWords(moment) })
}
