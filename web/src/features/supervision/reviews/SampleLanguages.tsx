import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../ui/fields/ChoiceList'
import { useLanguages } from '../../settings/use-languages'
import { useUser } from '../../settings/user-query'
import styles from './NewSampleDialog.module.css'

type Props = { chosen: readonly string[]; onChoose: (languages: readonly string[]) => void }

/** The languages of the service, those of the coach first. None chosen: all. */
export function SampleLanguages({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const own = useUser().languages
  const isOther = (code: string) => !own.includes(code)
  const choices = useLanguages()
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => Number(isOther(one.value)) - Number(isOther(other.value)))
  return (
    <div className={styles.languages}>
      <span>{t('reviews.languages')}</span>
      <ChoiceList
        label={t('reviews.languages')}
        kind="many"
        choices={choices}
        chosen={chosen}
        onChoose={(code) =>
          onChoose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
        }
      />
    </div>
  )
}
