import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Notice } from '../../../ui/overlays/Notice'

type Props<Draft> = {
  drafts: readonly { name: string; draft: Draft }[]
  onUse: (draft: Draft) => void
}

/** Offers what an empty form can start from. Nothing is published by it. */
export function TextDrafts<Draft>({ drafts, onUse }: Props<Draft>) {
  const { t } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <Notice
      icon={IconFileText}
      actions={drafts.map(({ name, draft }) => (
        <Button key={name} size="small" onClick={() => onUse(draft)}>
          {name}
        </Button>
      ))}
    >
      {t('siteowners.draft.note')}
    </Notice>
  )
}
