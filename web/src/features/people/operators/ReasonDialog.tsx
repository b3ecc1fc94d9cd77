import type { OperatorDetail } from '@panel/contract'
import { reasonLength } from '@panel/contract/rules/limits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsDialog } from '../../settings/drafts/WordsDialog'
import { refusalText } from './refusal-text'
import { useOperatorAct } from './use-operator-act'

type Props = {
  kind: 'suspend' | 'reinstate' | 'reset_two_factor'
  id: number
  title: string
  /** Says what the action does. */
  text: string
  /** Shown below it. */
  more?: ReactNode
  confirm: string
  isDanger?: boolean
  act: (reason: string) => Promise<{ operator: OperatorDetail }>
  onClose: () => void
}

/** Asks for the reason of an action on an operator, and says what the action does. */
export function ReasonDialog({ kind, id, text, more, act, ...dialog }: Props) {
  const { t } = useTranslation()
  const { mutateAsync } = useOperatorAct(id, act)
  return (
    <WordsDialog
      {...dialog}
      words={useUnsavedWords(kind, id)}
      label={t('operators.reason')}
      maxLength={reasonLength}
      missing={t('operators.reason_missing')}
      act={(reason) => mutateAsync(reason)}
      failure={(error) => refusalText(t, error)}
    >
      <p>{text}</p>
      {more}
    </WordsDialog>
  )
}
