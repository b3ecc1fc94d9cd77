import { type PauseMinutes, pauseMinutes } from '@panel/contract/rules/welfare-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Segments } from '../../../ui/fields/Segments'
import { failureText } from '../../../ui/words/failure'
import styles from './PauseChoice.module.css'
import type { usePause } from './use-pause'
import { takePause } from './welfare-actions'

type Props = { pause: ReturnType<typeof usePause>; size?: 'small' | 'big' }

/** The length of a pause, and the button and key that start it. */
export function PauseChoice({ pause: { start, begin }, size = 'small' }: Props) {
  const { t } = useTranslation()
  const [minutes, setMinutes] = useState<PauseMinutes>(5)
  const action = useAction(takePause, { minutes, begin: () => void begin(minutes) })
  return (
    <span className={styles.choice}>
      <Segments
        label={t('welfare.length')}
        value={String(minutes)}
        options={pauseMinutes.map((one) => [String(one), String(one)])}
        onChoose={(chosen) => setMinutes(pauseMinutes.find((one) => String(one) === chosen) ?? minutes)}
      />
      <ActionButton action={action} size={size} isBusy={start.isPending} />
      {start.isError && <span role="alert">{failureText(t, t('welfare.not_started'), start.error)}</span>}
    </span>
  )
}
