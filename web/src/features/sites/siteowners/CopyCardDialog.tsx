import type { ManagedSiteowner } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { CardDialog } from '../../supervision/reviews/CardDialog'
import { cardQuery } from '../../supervision/reviews/card-query'
import styles from './CopyChecksDialog.module.css'
import { OtherSiteowners } from './OtherSiteowners'

type Props = { siteowner: ManagedSiteowner; onClose: () => void }

/** Opens the form of the card with the criteria of another site owner, where they are published as usual. */
export function CopyCardDialog({ siteowner: { id }, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isTaken, setIsTaken] = useState(false)
  const card = useQuery(cardQuery(id)).data
  const other = useQuery({ ...cardQuery(chosen ?? 0), enabled: chosen !== null }).data
  if (isTaken && card && other)
    return <CardDialog siteownerId={id} card={card} from={other} onClose={onClose} />
  return (
    <DialogForm
      isOpen
      title={t('siteowners.copy.title', { tab: t('siteowners.tab.card') })}
      confirm={t('siteowners.copy.take', { count: other?.criteria.length ?? 0 })}
      blocked={!(card && other) && t('siteowners.copy.choose')}
      isBusy={false}
      error={null}
      onConfirm={() => setIsTaken(true)}
      onClose={onClose}
    >
      <OtherSiteowners id={id} chosen={chosen} onChoose={setChosen} />
      <p className={styles.note}>{t('siteowners.copy.only')}</p>
    </DialogForm>
  )
}
