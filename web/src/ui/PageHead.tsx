import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './PageHead.module.css'

/** It is there before the frame is: the head of the first page is drawn with the frame, not after it. */
const head = document.createElement('div')
head.className = styles.head ?? ''

/** Where the top bar has room for the head of the page. The frame has it once. */
export function PageHeadSlot({ className }: { className: string | undefined }) {
  return <div className={className} ref={(slot) => slot?.append(head)} />
}

/** Names the page for who comes to it without seeing it. */
export const pageTitleId = 'page-title'

type Props = {
  title: string
  /** The number of what is shown. */
  id?: number
  /** The link back, for screens that are opened from another. */
  back?: ReactNode
}

/** The page's own part of the top bar. */
export function PageHead({ title, id, back }: Props) {
  return createPortal(
    <>
      {back}
      <h1 id={pageTitleId} className={styles.title} title={title}>
        {title}
      </h1>
      {id !== undefined && <span className={styles.id}>#{id}</span>}
    </>,
    head,
  )
}

/** What a back link shows; where the title wants the room only the arrow. */
export function BackLabel({ children }: { children: string }) {
  const { t } = useTranslation()
  const told = t('back_to', { place: children })
  return (
    <span className={styles.label} title={told}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.backText}>{told}</span>
    </span>
  )
}

export const backClass = styles.back
